import {defineFigure} from '../figure';
import {Arrow, Box, Text, usePen, type Words} from '../kit';

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

const rowHeight = (codes: string[]) => Math.max(46, 12 + codes.length * 19);
const originHeight = ({leads}: Origin) =>
  leads.reduce((sum, {codes}) => sum + rowHeight(codes) + ROW_GAP, -ROW_GAP);

export default defineFigure({
  height: origins.reduce((sum, origin) => sum + originHeight(origin) + GAP, FIRST - 6),
  draw: () => <Tree />,
});

function Tree() {
  const {say} = usePen();
  const heads = [
    {x: 16, text: {en: 'Start of the code', fr: 'Début du code'}},
    {x: CODES, text: {en: 'Code of the message', fr: 'Code du message'}},
    {x: SECTIONS, text: {en: 'Section to read', fr: 'Section à lire'}},
  ];
  return (
    <>
      {heads.map(({x, text}) => (
        <Text key={x} x={x} y={28} size={14} colour="text-muted">
          {say(text)}
        </Text>
      ))}
      {origins.map((origin, index) => {
        const before = origins.slice(0, index);
        const y = before.reduce((sum, other) => sum + originHeight(other) + GAP, FIRST);
        return <Branch key={origin.title.en} origin={origin} y={y} />;
      })}
    </>
  );
}

function Branch({origin, y}: {origin: Origin; y: number}) {
  const {c, say} = usePen();
  const height = originHeight(origin);
  return (
    <>
      <Box
        x={16}
        y={y}
        width={116}
        height={height}
        title={say(origin.title)}
        note={say(origin.note)}
        tone="accent"
      />
      {origin.leads.map(({codes, section}, index) => {
        const before = origin.leads.slice(0, index);
        const top = before.reduce((sum, lead) => sum + rowHeight(lead.codes) + ROW_GAP, y);
        const tall = rowHeight(codes);
        const middle = top + tall / 2;
        return (
          <g key={section.en}>
            <path d={`M133 ${middle}H${CODES - 6}`} stroke={c('text-muted')} strokeWidth={2} />
            {codes.map((code, line) => (
              <Text
                key={code}
                x={CODES}
                y={middle + 5 + (line - (codes.length - 1) / 2) * 19}
                max={188}
                size={14}
              >
                {code}
              </Text>
            ))}
            <Arrow
              points={[
                [348, middle],
                [SECTIONS - 4, middle],
              ]}
            />
            <Box x={SECTIONS} y={top} width={200} height={tall} title={say(section)} />
          </g>
        );
      })}
    </>
  );
}
