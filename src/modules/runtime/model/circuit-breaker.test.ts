import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  admitCall,
  type CircuitBreaker,
  closedCircuit,
  openForMs,
  recordAttempt,
  refusedForMs,
} from './circuit-breaker.ts'

function after(outcomes: ('healthy' | 'sick')[], from: CircuitBreaker = closedCircuit): CircuitBreaker {
  return outcomes.reduce((breaker, health) => recordAttempt(breaker, 'call', health, 0), from)
}

test('opens when half of the last 20 attempts were sick, and not before', () => {
  const nine = after([...Array(11).fill('healthy'), ...Array(9).fill('sick')])
  expect(nine.state).toBe('closed')
  expect(recordAttempt(nine, 'call', 'sick', 0).state).toBe('open')
})

test('ignores attempts before the last 20', () => {
  const old = after([...Array(9).fill('sick'), ...Array(20).fill('healthy'), ...Array(9).fill('sick')])
  expect(old.state).toBe('closed')
})

test('refuses for 30 s, then lets exactly one probe through', () => {
  const open = after(Array(10).fill('sick'))
  expect(admitCall(open, openForMs - 1).admission).toBe('refused')
  expect(refusedForMs(open, 10_000)).toBe(20_000)
  const probing = admitCall(open, openForMs)
  expect(probing.admission).toBe('probe')
  expect(admitCall(probing.breaker, openForMs).admission).toBe('refused')
})

test('closes on a healthy probe, opens again on a sick one, and lets the next caller probe after an abort', () => {
  const { breaker } = admitCall(after(Array(10).fill('sick')), openForMs)
  expect(recordAttempt(breaker, 'probe', 'healthy', 1)).toEqual(closedCircuit)
  expect(refusedForMs(recordAttempt(breaker, 'probe', 'sick', 7), 7)).toBe(openForMs)
  expect(admitCall(recordAttempt(breaker, 'probe', 'unknown', 9), 9).admission).toBe('probe')
})

test('ignores the late end of a call from before the opening', () => {
  const { breaker } = admitCall(after(Array(10).fill('sick')), openForMs)
  expect(recordAttempt(breaker, 'call', 'healthy', openForMs).state).toBe('probing')
})

test('agrees with a plain count over the last 20 for any history', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 80 }), (history) => {
      const firstOpening = history.findIndex(
        (sick, at) => sick && history.slice(Math.max(0, at - 19), at + 1).filter(Boolean).length >= 10,
      )
      let breaker: CircuitBreaker = closedCircuit
      const opened = history.findIndex((sick) => {
        breaker = recordAttempt(breaker, 'call', sick ? 'sick' : 'healthy', 0)
        return breaker.state === 'open'
      })
      expect(opened).toBe(firstOpening)
    }),
  )
})
