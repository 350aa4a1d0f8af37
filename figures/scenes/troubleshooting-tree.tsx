import {
  Arrow,
  Box,
  defineFigure,
  stack,
  stackSize,
  Text,
  type Translations,
} from '@guide/figures/kit';

const CODES_X = 156;
const SECTIONS_X = 352;
const TOP = 44;
const ROW_GAP = 8;
const GAP = 16;

interface Origin {
  title: Translations;
  note: Translations;
  leads: {codes: (string | Translations)[]; section: Translations}[];
}

const origins: Origin[] = [
  {
    title: {en: 'M-', fr: 'M-'},
    note: {en: 'on a screen', fr: 'à l’écran'},
    leads: [
      {
        codes: [
          'M-GEN, M-ACC',
          'M-ORG, M-PRJ',
          'M-ITM, M-VUE',
          'M-FLT, M-TAG',
          'M-CHT, M-REV',
          'M-CHA, M-SCH',
          'M-CST, M-DEP',
          'M-RSK, M-SHC',
          'M-RMP, M-LNK',
          'M-RES, M-BST',
        ],
        section: {en: 'Codes on a screen', fr: 'Codes affichés à l’écran'},
      },
    ],
  },
  {
    title: {en: 'LIFT-', fr: 'LIFT-'},
    note: {en: 'in an import', fr: 'dans un import'},
    leads: [
      {
        codes: ['LIFT-1…, LIFT-2…', 'LIFT-3…, LIFT-4…', 'LIFT-5…'],
        section: {en: 'Codes of an import', fr: 'Codes d’un import'},
      },
    ],
  },
  {
    title: {en: 'API', fr: 'API'},
    note: {en: 'in a response', fr: 'en réponse'},
    leads: [
      {
        codes: [{en: '401 to 429', fr: '401 à 429'}],
        section: {en: 'Call the API', fr: 'Appeler l’API'},
      },
    ],
  },
  {
    title: {en: 'No code', fr: 'Sans code'},
    note: {en: 'a symptom', fr: 'un symptôme'},
    leads: [
      {
        codes: [{en: 'What you were doing', fr: 'Ce que vous faisiez'}],
        section: {en: 'The list at the top', fr: 'La liste en tête'},
      },
    ],
  },
];

const heads = [
  {x: 16, text: {en: 'Start of the code', fr: 'Début du code'}},
  {x: CODES_X, text: {en: 'Code of the message', fr: 'Code du message'}},
  {x: SECTIONS_X, text: {en: 'Section to read', fr: 'Section à lire'}},
];

const rowHeightsOf = ({leads}: Origin) =>
  leads.map(({codes}) => Math.max(46, 12 + codes.length * 19));
const heights = origins.map((origin) => stackSize(rowHeightsOf(origin), ROW_GAP));

export default defineFigure({height: TOP + stackSize(heights, GAP) + 10, draw: Tree});

function Tree() {
  const tops = stack(heights, TOP, GAP);
  return (
    <>
      {heads.map(({x, text}) => (
        <Text key={x} x={x} y={28} muted text={text} />
      ))}
      {origins.map((origin, index) => (
        <Branch key={index} {...origin} y={tops[index]!} height={heights[index]!} />
      ))}
    </>
  );
}

function Branch({y, height, ...origin}: Origin & {y: number; height: number}) {
  const {title, note, leads} = origin;
  const rows = rowHeightsOf(origin);
  const tops = stack(rows, y, ROW_GAP);
  return (
    <>
      <Box x={16} y={y} width={116} height={height} title={title} note={note} tone="accent" />
      {leads.map(({codes, section}, index) => {
        const [top, rowHeight] = [tops[index]!, rows[index]!];
        const centreY = top + rowHeight / 2;
        const firstLineY = centreY + 5 - ((codes.length - 1) / 2) * 19;
        return (
          <g key={section.en}>
            <path d={`M133 ${centreY}H${CODES_X - 6}`} stroke="text-muted" strokeWidth={2} />
            {codes.map((code, line) => (
              <Text key={line} x={CODES_X} y={firstLineY + line * 19} maxWidth={172} text={code} />
            ))}
            <Arrow d={`M330 ${centreY}H${SECTIONS_X - 4}`} />
            <Box x={SECTIONS_X} y={top} width={232} height={rowHeight} title={section} />
          </g>
        );
      })}
    </>
  );
}
