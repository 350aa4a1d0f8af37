import {defineFigure} from '../figure';
import {Arrow, Badge, Box, Caption, Panel, Text, usePen, type Words} from '../kit';

const HEIGHT = 344;
const WIDE = 138;
const columns = {draft: 12, published: 231, archived: 450};
const centre = (x: number) => x + WIDE / 2;

export default defineFigure({height: HEIGHT, draw: () => <LifeCycle />});

function LifeCycle() {
  const {label, say} = usePen();
  const {draft, published, archived} = columns;
  return (
    <>
      <Caption x={(centre(published) + centre(archived)) / 2} y={26}>
        {say({
          en: 'when the next version is published',
          fr: 'à la publication de la version suivante',
        })}
      </Caption>
      <Arrow
        points={[
          [centre(published), 62],
          [centre(published), 38],
          [centre(archived), 38],
          [centre(archived), 60],
        ]}
      />
      <Box x={draft} y={64} width={WIDE} height={52} title={label('draft')} />
      <Box x={published} y={64} width={WIDE} height={52} title={label('published')} tone="accent" />
      <Box x={archived} y={64} width={WIDE} height={52} title={label('archived')} tone="muted" />
      <Arrow
        points={[
          [draft + WIDE + 2, 90],
          [published - 4, 90],
        ]}
        colour="accent"
      />
      <Text
        x={(centre(draft) + centre(published)) / 2}
        y={80}
        size={14}
        bold
        anchor="middle"
        colour="accent"
      >
        {label('publish')}
      </Text>
      <Arrow
        points={[
          [centre(published), 118],
          [centre(published), 148],
          [centre(draft), 148],
          [centre(draft), 120],
        ]}
      />
      <Caption x={(centre(draft) + centre(published)) / 2} y={169}>
        {label('new-draft')}
      </Caption>
      <Sample />
    </>
  );
}

function Sample() {
  const {say} = usePen();
  return (
    <Panel x={12} y={194} width={576} height={138} raised>
      <Text x={24} y={220} size={14} colour="text-muted">
        {say({en: 'BST-3, the WBS of TICKET', fr: 'BST-3, le WBS de TICKET'})}
      </Text>
      <Version
        x={columns.draft}
        name="v3"
        uses={{en: 'Edit, compare, publish', fr: 'Modifier, comparer, publier'}}
      />
      <Version
        x={columns.published}
        name={say({en: 'v2 · 22 April 2025', fr: 'v2 · 22 avril 2025'})}
        uses={{en: 'Read, compare, attach items', fr: 'Lire, comparer, rattacher des éléments'}}
        inUse
      />
      <Version
        x={columns.archived}
        name="v1"
        uses={{en: 'Read and compare', fr: 'Lire et comparer'}}
      />
    </Panel>
  );
}

function Version({
  x,
  name,
  uses,
  inUse = false,
}: {
  x: number;
  name: string;
  uses: Words;
  inUse?: boolean;
}) {
  const {say} = usePen();
  return (
    <>
      <Badge x={x + 12} y={236} tone={inUse ? 'accent' : 'neutral'}>
        {name}
      </Badge>
      <Text x={x + 14} y={284} size={14} max={Math.min(200, 564 - x)} wrapped>
        {say(uses)}
      </Text>
    </>
  );
}
