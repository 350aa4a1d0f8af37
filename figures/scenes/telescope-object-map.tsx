import {Arrow, Box, Caption, defineFigure, label} from '@guide/figures/kit';

export default defineFigure({height: 376, draw: ObjectMap});

const CHAIN = {y: 156, height: 68, tone: 'accent'} as const;

function ObjectMap() {
  return (
    <>
      <Box x={12} width={116} {...CHAIN} title={{en: 'Workspace', fr: 'Espace de travail'}} />
      <Box x={160} width={140} {...CHAIN} title={label('organisations')} note="BTA, DIG, INF" />
      <Box x={332} width={116} {...CHAIN} title={label('projects')} note="TICKET" />
      <Box x={480} width={108} {...CHAIN} title={label('items')} note="ACT-203" />
      <Arrow d="M130 190H156" />
      <Arrow d="M302 190H328" />
      <Arrow d="M450 190H476" />
      <Roadmaps />
      <StructuresAndDatasets />
    </>
  );
}

function Roadmaps() {
  return (
    <>
      <Box x={222} y={20} width={188} height={56} title={label('roadmaps')} />
      <Arrow d="M248 78V152" />
      <Arrow d="M384 78V152" />
      <Caption x={316} y={120} text={{en: 'belong to', fr: 'appartiennent à'}} />
      <Arrow d="M412 48H534V152" dashed />
      <Caption x={526} y={106} anchor="end" text={{en: 'show', fr: 'affichent'}} />
    </>
  );
}

function StructuresAndDatasets() {
  return (
    <>
      <Box x={222} y={300} width={188} height={56} title={label('structures')} />
      <Arrow d="M248 298V228" />
      <Arrow d="M384 298V228" />
      <Caption x={316} y={268} text={{en: 'divide', fr: 'décomposent'}} />
      <Box x={434} y={300} width={154} height={56} title={label('datasets')} />
      <Arrow d="M511 298V262H424V228" />
      <Caption x={516} y={252} text={{en: 'import into', fr: 'importent dans'}} />
    </>
  );
}
