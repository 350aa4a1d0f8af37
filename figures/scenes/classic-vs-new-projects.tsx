import {defineFigure} from '../figure';
import {Badge, Checkbox, Skeleton, Table, Text, usePen, type Cell} from '../kit';
import {ButtonRow, TwoScreens, twoScreensHeight} from '../parts/admin';

const CONTENT = 204;

export default defineFigure({
  height: twoScreensHeight(CONTENT),
  draw: () => (
    <TwoScreens
      content={CONTENT}
      classic={{
        title: 'projects-classic',
        kind: {en: 'List, until 31 March 2026', fr: 'Liste, jusqu’au 31 mars 2026'},
        action: 'try-the-new-screen',
        content: (x, y) => <PagedList x={x} y={y} />,
      }}
      current={{
        title: 'projects',
        kind: {en: 'Views and filters', fr: 'Vues et filtres'},
        action: 'back-to-the-classic-screen',
        content: (x, y) => <FilteredView x={x} y={y} />,
      }}
      records={{
        title: {en: 'The same projects', fr: 'Les mêmes projets'},
        note: {en: 'PRJ-101 to PRJ-104', fr: 'PRJ-101 à PRJ-104'},
      }}
    />
  ),
});

const codes = ['TICKET', 'TRAMB', 'DATAH', 'ACCESS'];

function PagedList({x, y}: {x: number; y: number}) {
  const {label, say} = usePen();
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
      <Text x={x + 127} y={y + 186} size={14} anchor="middle" colour="text-muted" max={250}>
        {say({en: '‹ 25 rows per page ›', fr: '‹ 25 lignes par page ›'})}
      </Text>
    </>
  );
}

function FilteredView({x, y}: {x: number; y: number}) {
  const {c, label} = usePen();
  return (
    <>
      <ButtonRow
        x={x}
        y={y + 2}
        padding={8}
        buttons={[{text: label('filter')}, {text: label('bulk-edit'), main: true}]}
      />
      {codes.map((code, index) => {
        const top = y + 44 + index * 38;
        const isDraft = code === 'ACCESS';
        return (
          <g key={code}>
            <path d={`M${x} ${top}h254`} stroke={c('border')} />
            <Checkbox x={x + 6} y={top + 10} ticked={index < 2} />
            <Text x={x + 36} y={top + 25} max={90}>
              {code}
            </Text>
            <Badge x={x + 130} y={top + 7} tone={isDraft ? 'neutral' : 'success'}>
              {label(isDraft ? 'draft' : 'active')}
            </Badge>
          </g>
        );
      })}
    </>
  );
}
