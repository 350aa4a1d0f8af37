import type {ReactNode} from 'react';
import {Arrow, Box, Marker, Text, type Words} from '../kit';

/** Height of a sheet that holds a `SupportPath`. */
export const SUPPORT_PATH_HEIGHT = 384;

const WIDE = 256;
const TALL = 64;
const ACROSS = 96;
const DOWN = 94;

interface Step {
  title: Words;
  note: Words;
  /** What leads to the next step. */
  then?: Words;
}

const steps: Step[] = [
  {
    title: {en: 'Search', fr: 'Recherche'},
    note: {en: 'Exact message or code', fr: 'Message exact ou code'},
  },
  {
    title: {en: 'Troubleshooting', fr: 'Résolution des problèmes'},
    note: {en: 'The matching entry', fr: 'L’entrée correspondante'},
    then: {en: 'The problem remains', fr: 'Le problème demeure'},
  },
  {
    title: {en: 'Ticket', fr: 'Ticket'},
    note: {en: 'Help › Contact support', fr: 'Aide › Contacter le support'},
    then: {en: 'Severity 1', fr: 'Gravité 1'},
  },
  {
    title: {en: 'Telephone', fr: 'Téléphone'},
    note: {en: 'At any time', fr: 'À toute heure'},
  },
];

/** The stairs from a search to the telephone. */
export function SupportPath(): ReactNode {
  return steps.map(({title, note, then}, index) => {
    const x = 28 + index * ACROSS;
    const y = 22 + index * DOWN;
    const [turn, middle] = [x + WIDE + 26, y + TALL / 2];
    const place = {x, y, width: WIDE, height: TALL};
    return (
      <g key={title.en}>
        <Box {...place} title={title} note={note} tone={index === 2 ? 'accent' : 'plain'} />
        <Marker x={x + 3} y={y + 4} number={index + 1} />
        {index < steps.length - 1 && (
          <Arrow d={`M${x + WIDE + 2} ${middle}H${turn}V${y + DOWN - 4}`} />
        )}
        {then && <Text muted x={turn + 10} y={middle + 5} text={then} />}
      </g>
    );
  });
}
