import {
  Badge,
  Buttons,
  type Cell,
  Checkbox,
  defineFigure,
  label,
  type Position,
  Skeleton,
  Table,
  Text,
  type Translations,
} from '@guide/figures/kit';
import {twoScreens} from '../parts/admin';

const pages: Translations = {en: '‹ 25 rows per page ›', fr: '‹ 25 lignes par page ›'};

export default defineFigure(
  twoScreens({
    name: 'projects',
    content: 204,
    classic: {
      kind: {en: 'List, until 31 March 2026', fr: 'Liste, jusqu’au 31 mars 2026'},
      content: PagedList,
    },
    current: {kind: {en: 'Views and filters', fr: 'Vues et filtres'}, content: FilteredView},
    records: {
      title: {en: 'The same projects', fr: 'Les mêmes projets'},
      note: {en: 'PRJ-101 to PRJ-104', fr: 'PRJ-101 à PRJ-104'},
    },
  }),
);

const codes = ['TICKET', 'TRAMB', 'DATAH', 'ACCESS'];

function PagedList({x, y}: Position) {
  return (
    <>
      <Table
        x={x}
        y={y}
        columns={[
          {head: 'Code', width: 84},
          {head: label('status'), width: 74},
          {head: label('end-date'), width: 96},
        ]}
        rows={codes.map((code): Cell[] => [
          code,
          label('active'),
          (cellX, cellY) => <Skeleton x={cellX} y={cellY + 20} width={56} />,
        ])}
      />
      <Text x={x + 127} y={y + 186} anchor="middle" muted maxWidth={250} text={pages} />
    </>
  );
}

function FilteredView({x, y}: Position) {
  return (
    <>
      <Buttons
        x={x}
        y={y + 2}
        padding={8}
        texts={['filter', 'bulk-edit'].map(label)}
        primaryIndex={1}
      />
      {codes.map((code, index) => {
        const top = y + 44 + index * 38;
        const [status, tone] =
          code === 'ACCESS' ? (['draft', 'neutral'] as const) : (['active', 'success'] as const);
        return (
          <g key={code}>
            <path d={`M${x} ${top}h254`} stroke="border" />
            <Checkbox x={x + 6} y={top + 10} ticked={index < 2} />
            <Text x={x + 36} y={top + 25} size={15} maxWidth={90} text={code} />
            <Badge x={x + 130} y={top + 7} tone={tone} text={label(status)} />
          </g>
        );
      })}
    </>
  );
}
