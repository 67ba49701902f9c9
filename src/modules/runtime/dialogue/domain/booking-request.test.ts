import { describe, expect, it } from 'vitest'
import { bookingOf, tellsHowToBook } from './booking-request.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const CONCRETE = lines(`Graag een tafel voor 2 vrijdag 19:30, mijn mail is lotte@klant.example
  graag een tafel voor vier
  tafel voor 4 vanavond 19 uur
  ik wil een tafel reserveren voor zaterdag
  Ik wil graag een tafel reserveren voor 4 personen morgen om 7 uur
  kan ik een tafel reserveren voor vrijdag 19:30 met 4 personen?
  mag ik een tafel voor 4 zaterdag?
  ik wil graag een afspraak maken voor dinsdag
  graag een afspraak woensdag 10.00
  hoi, ik wil reserveren voor 6 personen
  is er vrijdag nog plek voor 2 personen?
  wij willen graag een kamer boeken voor 12 december
  hierbij een reservering voor drie personen zaterdagavond
  plekje voor twee vanavond graag
  reserveren voor 2 om 18:00`)
const WISHES = lines(`ik wil graag een tafel reserveren
  ik wil een afspraak maken
  ik zou graag willen reserveren`)
const OTHERS = lines(`hoe kan ik een tafel reserveren?
  kan ik online reserveren?
  hallo, kan ik een afspraak maken
  moet ik reserveren voor zaterdag?
  goedemorgen, is er nog plek vanavond
  kan ik mijn reservering van vrijdag 19:30 wijzigen?
  ik wil mijn afspraak van dinsdag verzetten
  ik heb gereserveerd voor vrijdag 19:00
  mijn reservering voor 4 personen annuleren
  zijn jullie zaterdag open?
  wat kost de zaal voor 40 personen?
  wij komen met 14 man zaterdag, kan dat?
  kunnen jullie 12 personen ontvangen?
  graag twee kaartjes voor zaterdag
  hoe laat sluit de keuken vrijdag?
  is er vrijdag parkeerplaats voor 2 auto's?
  zonder reservering vrijdag langskomen kan dat
  wat als ik een tafel voor 2 vrijdag annuleer
  mag mijn hond mee zaterdag
  ik zoek een tafel van eikenhout
  verkopen jullie tafels`)

describe('a booking that the chat is asked for', () => {
  it.each(CONCRETE)('recognizes %j as a booking', (text) => expect(bookingOf(text)).toBe('concrete'))
  it.each(WISHES)('recognizes %j as a wish without a time', (text) => expect(bookingOf(text)).toBe('wish'))
  it.each(OTHERS)('does not recognize %j', (text) => expect(bookingOf(text)).toBeNull())
})

const WAYS = lines(`Een tafel reserveren doe je online via eethuis.example/reserveren.
  Reserveer je stoel via de knop hieronder.
  Je reserveert een les tot 7 dagen van tevoren.
  Een afspraak maken? Bel 030-1234567.
  Een afspraak maak je telefonisch of aan de balie.
  Wij werken op afspraak. Mail ons voor een afspraak.`)
const NO_WAYS = lines(`Uit het werkoverleg van 3 maart komen 4 afspraken. Bram maakt de offerte, Teun belt de gemeente.
  We plannen genoeg tijd: 60 minuten voor onderhoud. Je kunt altijd de helpdesk bellen.
  De rugzak Trektocht kost € 159,95 en heeft een inhoud van 55 liter.
  We boeken de bon pas als Wesley het bedrag bevestigt.
  Kom je te laat op je afspraak, dan brengen we de helft in rekening.`)

describe('an answer to a booking request', () => {
  it.each(WAYS)('%j says how to book', (text) => expect(tellsHowToBook(text)).toBe(true))
  it.each(NO_WAYS)('%j does not say how to book', (text) => expect(tellsHowToBook(text)).toBe(false))
})
