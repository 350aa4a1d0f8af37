import type {Locale, Words} from '../kit';

export interface Item {
  name: Words;
  start: string;
  end: string;
}

/** The items of the copy of RMP-7. A milestone starts and ends on the same day. */
export const items = {
  pilot: {
    name: {en: 'Pilot on line A', fr: 'Pilote sur la ligne A'},
    start: '2025-06-02',
    end: '2025-09-26',
  },
  decision: {
    name: {en: 'Go/no-go', fr: 'Décision de généralisation'},
    start: '2025-10-10',
    end: '2025-10-10',
  },
  rollOut: {
    name: {en: 'Network roll-out', fr: 'Déploiement réseau'},
    start: '2025-10-13',
    end: '2026-02-27',
  },
  trackWorks: {
    name: {en: 'Track works, section 1', fr: 'Travaux de voie, section 1'},
    start: '2025-04-07',
    end: '2026-03-13',
  },
  testRun: {
    name: {en: 'First test run', fr: 'Première marche d’essai'},
    start: '2026-05-18',
    end: '2026-05-18',
  },
  portal: {
    name: {en: 'Open data portal', fr: 'Portail de données ouvertes'},
    start: '2025-09-15',
    end: '2026-01-23',
  },
} satisfies Record<string, Item>;

export type ItemKey = keyof typeof items;

export const everyItem = Object.keys(items) as ItemKey[];

export interface Group {
  name: Words;
  items: ItemKey[];
}

export const groups: Group[] = [
  {name: {en: 'Ticketing', fr: 'Billettique'}, items: ['pilot', 'decision', 'rollOut']},
  {name: {en: 'Infrastructure', fr: 'Infrastructures'}, items: ['trackWorks', 'testRun']},
  {name: {en: 'Data', fr: 'Données'}, items: ['portal']},
];

const months: Record<Locale, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
};

export function monthName(date: string, locale: Locale): string {
  return months[locale].split(' ')[Number(date.slice(5, 7)) - 1]!;
}

/** 10 Oct 2025, or 10 oct. 2025. */
export function shortDate(date: string, locale: Locale): string {
  const day = Number(date.slice(8));
  const ordinal = locale === 'fr' && day === 1 ? 'er' : '';
  return `${day}${ordinal} ${monthName(date, locale)} ${date.slice(0, 4)}`;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Starts of the months, or of the years, that a stretch of time touches. */
export function startsOf(unit: 'month' | 'year', from: string, to: string): string[] {
  const day = (date: string) => (unit === 'month' ? date.endsWith('-01') : date.endsWith('-01-01'));
  return [from, ...datesBetween(addDays(from, 1), to, 1).filter(day)];
}

/** Dates from one (included) to another (excluded), so many days apart. */
export function datesBetween(from: string, to: string, step: number): string[] {
  const count = Math.ceil((Date.parse(to) - Date.parse(from)) / 86_400_000 / step);
  return Array.from({length: count}, (_, index) => addDays(from, index * step));
}
