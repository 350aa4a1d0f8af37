import {
  Arrow,
  Box,
  Caption,
  defineFigure,
  label,
  Panel,
  Text,
  textOf,
  type Translations,
} from '@guide/figures/kit';
import {Area, Card} from '../parts/api';

const liftNote: Translations = {
  en: 'Follows each page to the next, then maps the issues',
  fr: 'Suit chaque page jusqu’à la suivante, puis associe les tickets',
};

const columns = [28, 224, 420] as const;
const CARD_WIDTH = 152;
const pageRow = {y: 52, height: 54};
const lift = {x: 12, y: 170, width: 576, height: 62};
const actions = {x: 12, y: 270, width: 576, height: 96};

const pages: Translations[] = [
  {en: 'Page 1', fr: 'Page 1'},
  {en: 'Page 2', fr: 'Page 2'},
  {en: 'Last page', fr: 'Dernière page'},
];

export default defineFigure({height: 378, draw: GitlabFlow});

function GitlabFlow() {
  return (
    <>
      <Pages />
      {columns.map((x) => (
        <Arrow d={`M${x + CARD_WIDTH / 2} 124V${lift.y - 4}`} key={x} colour="accent" />
      ))}
      <Caption x={202} y={151} text={{en: 'REST API, version 4', fr: 'API REST, version 4'}} />
      <Caption x={398} y={151} text={{en: 'reads only', fr: 'lecture seule'}} />
      <Box {...lift} title="Lift" note={liftNote} tone="accent" />
      <Mapped />
    </>
  );
}

function Pages() {
  return (
    <Area x={12} y={12} width={576} height={110} title="GitLab">
      <Text code text="mobility/data-hub" x={572} y={38} anchor="end" muted maxWidth={300} />
      {columns.map((x, index) => (
        <Box
          key={x}
          x={x}
          width={CARD_WIDTH}
          {...pageRow}
          title={pages[index]!}
          note={
            index === 2
              ? textOf({en: 'the rest', fr: 'le reste'})
              : textOf({en: '100 issues', fr: '100 tickets'})
          }
        />
      ))}
      {columns.slice(0, 2).map((x, index) => (
        <g key={x}>
          <Text
            code
            text="Link"
            x={x + CARD_WIDTH + 22}
            y={73}
            anchor="middle"
            muted
            maxWidth={44}
          />
          <Arrow d={`M${x + CARD_WIDTH + 3} 82H${columns[index + 1]! - 3}`} />
        </g>
      ))}
    </Area>
  );
}

function Mapped() {
  const pairs: [Translations | string, string][] = [
    ['id', label('external-id')],
    [{en: 'Title', fr: 'Titre'}, label('title')],
    [{en: 'State', fr: 'État'}, label('status')],
  ];
  return (
    <>
      <Panel {...actions} raised />
      <Text x={28} y={actions.y + 80} bold maxWidth={300} text={label('actions')} />
      {pairs.map(([source, target], index) => {
        const x = columns[index]!;
        const centreX = x + CARD_WIDTH / 2;
        return (
          <g key={target}>
            <Arrow d={`M${centreX} ${lift.y + lift.height + 2}V${actions.y + 12}`} />
            <SourceField x={centreX + 12} source={source} />
            <Card x={x} y={actions.y + 16} width={CARD_WIDTH} height={40} />
            <Text
              x={centreX}
              y={actions.y + 41}
              anchor="middle"
              maxWidth={CARD_WIDTH - 8}
              text={target}
            />
          </g>
        );
      })}
    </>
  );
}

function SourceField({x, source}: {x: number; source: Translations | string}) {
  const y = actions.y - 14;
  return typeof source === 'string' ? (
    <Text code text={source} x={x} y={y} muted />
  ) : (
    <Text muted x={x} y={y} text={source} />
  );
}
