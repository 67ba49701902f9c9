import { formatNumber } from '#ui/format/number.ts'
/** Texts about how many bots of the marketplace work now, shown beside the plans (AMB-197). */
export const workingBotsText = (working: number, all: number): string => {
  const how =
    working === 0
      ? `werkt geen van de ${formatNumber(all)} bots: ze`
      : `${working === 1 ? 'werkt 1' : `werken ${formatNumber(working)}`} van de ${formatNumber(all)} bots: de andere`
  return `Op dit moment ${how} hebben een taalmodel nodig, en dat is hier nog niet aangesloten.`
}
