import type {ReactNode} from 'react';
import {Arrow, Box, Caption, Marker, type Translations} from '@guide/figures/kit';

export const SUPPORT_PATH_HEIGHT = 330;

const BOX_WIDTH = 256;
const BOX_HEIGHT = 64;
const CENTRE_X = 300;

interface Step {
  title: Translations;
  note: Translations;
  number: number;
  x: number;
  y: number;
}

const steps: Step[] = [
  {
    title: {en: 'Search', fr: 'Recherche'},
    note: {en: 'Exact message or code', fr: 'Message exact ou code'},
    ...{number: 1, x: 172, y: 22},
  },
  {
    title: {en: 'Troubleshooting', fr: 'Résolution des problèmes'},
    note: {en: 'The matching entry', fr: 'L’entrée correspondante'},
    ...{number: 2, x: 172, y: 116},
  },
  {
    title: {en: 'Ticket', fr: 'Ticket'},
    note: {en: 'Help › Contact support', fr: 'Aide › Contacter le support'},
    ...{number: 3, x: 28, y: 250},
  },
  {
    title: {en: 'Phone', fr: 'Téléphone'},
    note: {en: 'At any time', fr: 'À toute heure'},
    ...{number: 3, x: 316, y: 250},
  },
];

export function SupportPath(): ReactNode {
  return (
    <>
      <Arrow d={`M${CENTRE_X} 87V114`} />
      <Arrow d={`M${CENTRE_X} 181V214H156V248`} />
      <Arrow d={`M${CENTRE_X} 181V214H444V248`} />
      <Caption x={228} y={206} text={{en: 'Severity 2 to 4', fr: 'Gravité 2 à 4'}} />
      <Caption x={372} y={206} text={{en: 'Severity 1', fr: 'Gravité 1'}} />
      {steps.map(({title, note, number, x, y}) => (
        <g key={title.en}>
          <Box x={x} y={y} width={BOX_WIDTH} height={BOX_HEIGHT} title={title} note={note} />
          <Marker x={x + 3} y={y + 4} number={number} />
        </g>
      ))}
    </>
  );
}
