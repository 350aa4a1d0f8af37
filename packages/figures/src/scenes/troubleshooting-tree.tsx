import {defineFigure} from '../figure';
import {Arrow, Box, stack, stackSize, Text, type Words} from '../kit';

const CODES = 156;
const SECTIONS = 384;
const FIRST = 44;
const ROW_GAP = 8;
const GAP = 16;

interface Origin {
  title: Words;
  note: Words;
  leads: {codes: string[]; section: Words}[];
}

const origins: Origin[] = [
  {
    title: {en: 'M-', fr: 'M-'},
    note: {en: 'on a screen', fr: 'à l’écran'},
    leads: [
      {
        codes: ['M-ACC', 'M-GEN-03, M-GEN-04'],
        section: {en: 'Sign-in and rights', fr: 'Connexion et droits'},
      },
      {
        codes: ['M-ORG, M-PRJ, M-ITM', 'M-VUE, M-CST', 'M-GEN-05, M-GEN-08'],
        section: {en: 'Projects and views', fr: 'Projets et vues'},
      },
      {codes: ['M-RMP'], section: {en: 'Roadmaps', fr: 'Feuilles de route'}},
      {codes: ['M-BST'], section: {en: 'Breakdown structures', fr: 'Structures'}},
    ],
  },
  {
    title: {en: 'LIFT-', fr: 'LIFT-'},
    note: {en: 'in an import', fr: 'dans un import'},
    leads: [
      {
        codes: ['LIFT-3…, LIFT-4…'],
        section: {en: 'Lift: files and mapping', fr: 'Lift : fichiers et correspondances'},
      },
      {codes: ['LIFT-2…'], section: {en: 'Lift: connectors', fr: 'Lift : connecteurs'}},
    ],
  },
  {
    title: {en: 'API', fr: 'API'},
    note: {en: 'in a reply', fr: 'en réponse'},
    leads: [
      {codes: ['401, 412, 428, 429'], section: {en: 'Public REST API', fr: 'API REST publique'}},
    ],
  },
];

const heads = [
  {x: 16, text: {en: 'Start of the code', fr: 'Début du code'}},
  {x: CODES, text: {en: 'Code of the message', fr: 'Code du message'}},
  {x: SECTIONS, text: {en: 'Section to read', fr: 'Section à lire'}},
];

const rowsOf = ({leads}: Origin) => leads.map(({codes}) => Math.max(46, 12 + codes.length * 19));
const heights = origins.map((origin) => stackSize(rowsOf(origin), ROW_GAP));

export default defineFigure({height: FIRST + stackSize(heights, GAP) + 10, draw: Tree});

function Tree() {
  const tops = stack(heights, FIRST, GAP);
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
  const rows = rowsOf(origin);
  const tops = stack(rows, y, ROW_GAP);
  return (
    <>
      <Box x={16} y={y} width={116} height={height} title={title} note={note} tone="accent" />
      {leads.map(({codes, section}, index) => {
        const [top, tall] = [tops[index]!, rows[index]!];
        const middle = top + tall / 2;
        const first = middle + 5 - ((codes.length - 1) / 2) * 19;
        return (
          <g key={section.en}>
            <path d={`M133 ${middle}H${CODES - 6}`} stroke="text-muted" strokeWidth={2} />
            {codes.map((code, line) => (
              <Text key={code} x={CODES} y={first + line * 19} max={188} text={code} />
            ))}
            <Arrow d={`M348 ${middle}H${SECTIONS - 4}`} />
            <Box x={SECTIONS} y={top} width={200} height={tall} title={section} />
          </g>
        );
      })}
    </>
  );
}
