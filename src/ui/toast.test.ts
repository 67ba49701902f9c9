import { expect, test } from 'vitest'
import { subscribeToToasts, type ToastOrder, toastError, toastSuccess } from './toast.ts'

test('success stays 4 seconds, an error 5; an early toast waits for the toaster', () => {
  const seen: ToastOrder[] = []
  toastSuccess('Gelukt')
  const stop = subscribeToToasts((order) => seen.push(order))
  toastError('Fout', 'Uitleg')
  stop()
  expect(seen).toEqual([
    { tone: 'success', title: 'Gelukt', description: undefined, durationMs: 4000 },
    { tone: 'error', title: 'Fout', description: 'Uitleg', durationMs: 5000 },
  ])
})
