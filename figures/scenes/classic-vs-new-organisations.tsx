import {
  type Cell,
  Chevron,
  defineFigure,
  type Position,
  Skeleton,
  Table,
  Text,
} from '@guide/figures/kit';
import {twoScreens} from '../parts/admin';

export default defineFigure(
  twoScreens({
    name: 'organisations',
    content: 136,
    classic: {
      kind: {en: 'Flat list, until 31 March 2026', fr: 'Liste, jusqu’au 31 mars 2026'},
      content: FlatList,
    },
    current: {kind: {en: 'Tree', fr: 'Arborescence'}, content: Tree},
    records: {
      title: {en: 'The same organisations', fr: 'Les mêmes organisations'},
      note: {en: 'ORG-1, ORG-2, ORG-3', fr: 'ORG-1, ORG-2, ORG-3'},
    },
  }),
);

const organisations = [
  {code: 'BTA', parent: '–', name: 92},
  {code: 'DIG', parent: 'BTA', name: 70},
  {code: 'INF', parent: 'BTA', name: 80},
];

function FlatList({x, y}: Position) {
  return (
    <Table
      x={x}
      y={y}
      columns={[
        {head: 'Code', width: 64},
        {head: {en: 'Name', fr: 'Nom'}, width: 116},
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

function Tree({x, y}: Position) {
  return (
    <>
      <path
        d={`M${x + 15} ${y + 36}v74h20M${x + 15} ${y + 70}h20`}
        fill="none"
        stroke="border-strong"
        strokeWidth={1.5}
      />
      <Chevron x={x + 10} y={y + 19} />
      {organisations.map(({code, parent, name}, index) => {
        const left = x + (parent === '–' ? 30 : 42);
        return (
          <g key={code}>
            <Text x={left} y={y + 27 + index * 40} size={15} bold text={code} />
            <Skeleton x={left + 46} y={y + 26 + index * 40} width={name} />
          </g>
        );
      })}
    </>
  );
}
