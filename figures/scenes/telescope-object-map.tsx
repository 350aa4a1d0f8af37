import {defineFigure} from '../figure';
import {Arrow, Box, Caption, usePen} from '../kit';
import {Straight} from '../parts/general';

export default defineFigure({height: 376, draw: () => <ObjectMap />});

const CHAIN = {y: 156, height: 68, tone: 'accent'} as const;

function ObjectMap() {
  const {label, say} = usePen();
  return (
    <>
      <Box x={12} width={116} {...CHAIN} title={say({en: 'Workspace', fr: 'Espace de travail'})} />
      <Box x={160} width={140} {...CHAIN} title={label('organisations')} note="BTA, DIG, INF" />
      <Box x={332} width={116} {...CHAIN} title={label('projects')} note="TICKET" />
      <Box x={480} width={108} {...CHAIN} title={label('items')} note="ACT-203" />
      <Straight from={[130, 190]} to={[156, 190]} />
      <Straight from={[302, 190]} to={[328, 190]} />
      <Straight from={[450, 190]} to={[476, 190]} />
      <Roadmaps />
      <StructuresAndDatasets />
    </>
  );
}

function Roadmaps() {
  const {label, say} = usePen();
  return (
    <>
      <Box x={222} y={20} width={188} height={56} title={label('roadmaps')} />
      <Straight from={[248, 78]} to={[248, 152]} />
      <Straight from={[384, 78]} to={[384, 152]} />
      <Caption x={316} y={120}>
        {say({en: 'belong to', fr: 'appartiennent à'})}
      </Caption>
      <Arrow
        points={[
          [412, 48],
          [534, 48],
          [534, 152],
        ]}
        dashed
      />
      <Caption x={526} y={106} anchor="end">
        {say({en: 'show', fr: 'montrent'})}
      </Caption>
    </>
  );
}

function StructuresAndDatasets() {
  const {label, say} = usePen();
  return (
    <>
      <Box x={222} y={300} width={188} height={56} title={label('structures')} />
      <Straight from={[248, 298]} to={[248, 228]} />
      <Straight from={[384, 298]} to={[384, 228]} />
      <Caption x={316} y={268}>
        {say({en: 'divide', fr: 'décomposent'})}
      </Caption>
      <Box x={434} y={300} width={154} height={56} title={label('datasets')} />
      <Arrow
        points={[
          [511, 298],
          [511, 262],
          [424, 262],
          [424, 228],
        ]}
      />
      <Caption x={516} y={252}>
        {say({en: 'import into', fr: 'importent dans'})}
      </Caption>
    </>
  );
}
