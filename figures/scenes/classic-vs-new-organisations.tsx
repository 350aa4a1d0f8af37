import {defineFigure} from '../figure';
import {type Cell, Chevron, Skeleton, Table, Text, usePen} from '../kit';
import {TwoScreens, twoScreensHeight} from '../parts/admin';

const CONTENT = 136;

export default defineFigure({
  height: twoScreensHeight(CONTENT),
  draw: () => (
    <TwoScreens
      content={CONTENT}
      classic={{
        title: 'organisations-classic',
        kind: {en: 'Flat list, until 31 March 2026', fr: 'Liste, jusqu’au 31 mars 2026'},
        action: 'try-the-new-screen',
        content: (x, y) => <FlatList x={x} y={y} />,
      }}
      current={{
        title: 'organisations',
        kind: {en: 'Tree', fr: 'Arborescence'},
        action: 'back-to-the-classic-screen',
        content: (x, y) => <Tree x={x} y={y} />,
      }}
      records={{
        title: {en: 'The same organisations', fr: 'Les mêmes organisations'},
        note: {en: 'ORG-1, ORG-2, ORG-3', fr: 'ORG-1, ORG-2, ORG-3'},
      }}
    />
  ),
});

const organisations = [
  {code: 'BTA', parent: '–', name: 92},
  {code: 'DIG', parent: 'BTA', name: 70},
  {code: 'INF', parent: 'BTA', name: 80},
];

function FlatList({x, y}: {x: number; y: number}) {
  const {say} = usePen();
  return (
    <Table
      x={x}
      y={y}
      columns={[
        {head: 'Code', width: 64},
        {head: say({en: 'Name', fr: 'Nom'}), width: 116},
        {head: 'Parent', width: 74},
      ]}
      rows={organisations.map(({code, parent, name}): Cell[] => [
        code,
        (cellX, cellY) => <Skeleton x={cellX} y={cellY + 20} width={name} />,
        parent,
      ])}
    />
  );
}

function Tree({x, y}: {x: number; y: number}) {
  const {c} = usePen();
  return (
    <>
      <path
        d={`M${x + 15} ${y + 36}v74h20M${x + 15} ${y + 70}h20`}
        fill="none"
        stroke={c('border-strong')}
        strokeWidth={1.5}
      />
      <Chevron x={x + 10} y={y + 19} />
      {organisations.map(({code, parent, name}, index) => {
        const left = x + (parent === '–' ? 30 : 42);
        return (
          <g key={code}>
            <Text x={left} y={y + 27 + index * 40} bold>
              {code}
            </Text>
            <Skeleton x={left + 46} y={y + 26 + index * 40} width={name} />
          </g>
        );
      })}
    </>
  );
}
