import {Arrow, Badge, Box, Caption, defineFigure, label, Panel, Text} from '@guide/figures/kit';

const texts = {
  whenPublished: {
    en: 'when the next version is published',
    fr: 'à la publication de la version suivante',
  },
  sample: {en: 'BST-3, the WBS of TICKET', fr: 'BST-3, le WBS de TICKET'},
  usesOfDraft: {en: 'Edit, compare, publish', fr: 'Modifier, comparer, publier'},
  publishedVersion: {en: 'v2 · 22 April 2025', fr: 'v2 · 22 avril 2025'},
  usesOfPublished: {
    en: 'Read, compare, attach items',
    fr: 'Lire, comparer, rattacher des éléments',
  },
  usesOfArchived: {en: 'Read and compare', fr: 'Lire et comparer'},
};

const HEIGHT = 344;
const BOX_WIDTH = 138;
const columns = {draft: 12, published: 231, archived: 450};
const centre = (x: number) => x + BOX_WIDTH / 2;

export default defineFigure({height: HEIGHT, draw: LifeCycle});

const versions = [
  {x: columns.draft, name: 'v3', uses: texts.usesOfDraft},
  {x: columns.published, name: texts.publishedVersion, uses: texts.usesOfPublished},
  {x: columns.archived, name: 'v1', uses: texts.usesOfArchived},
];

function LifeCycle() {
  const {draft, published, archived} = columns;
  const between = (centre(draft) + centre(published)) / 2;
  return (
    <>
      <Caption x={(centre(published) + centre(archived)) / 2} y={26} text={texts.whenPublished} />
      <Arrow d={`M${centre(published)} 62V38H${centre(archived)}V60`} />
      <Box x={draft} y={64} width={BOX_WIDTH} height={52} title={label('draft')} />
      <Box
        x={published}
        y={64}
        width={BOX_WIDTH}
        height={52}
        title={label('published')}
        tone="accent"
      />
      <Box
        x={archived}
        y={64}
        width={BOX_WIDTH}
        height={52}
        title={label('archived')}
        tone="muted"
      />
      <Arrow d={`M${draft + BOX_WIDTH + 2} 90H${published - 4}`} colour="accent" />
      <Text x={between} y={80} bold anchor="middle" colour="accent" text={label('publish')} />
      <Arrow d={`M${centre(published)} 118V148H${centre(draft)}V120`} />
      <Caption x={between} y={169} text={label('new-draft')} />
      <Sample />
    </>
  );
}

function Sample() {
  return (
    <Panel x={12} y={194} width={576} height={138} raised>
      <Text x={24} y={220} muted text={texts.sample} />
      {versions.map(({x, name, uses}, index) => {
        const tone = index === 1 ? 'accent' : 'neutral';
        return (
          <g key={x}>
            <Badge x={x + 12} y={236} tone={tone} text={name} />
            <Text x={x + 14} y={284} maxWidth={Math.min(200, 564 - x)} wrapped text={uses} />
          </g>
        );
      })}
    </Panel>
  );
}
