import {defineFigure} from '../figure';
import {Box, Caption, Panel, Text, usePen, type Words} from '../kit';
import {Across, Area, Card, Code, Down} from '../parts/api';

const columns = [28, 224, 420] as const;
const WIDE = 152;
const pageRow = {y: 52, height: 54};
const lift = {x: 12, y: 170, width: 576, height: 62};
const actions = {x: 12, y: 270, width: 576, height: 96};

const pages: Words[] = [
  {en: 'Page 1', fr: 'Page 1'},
  {en: 'Page 2', fr: 'Page 2'},
  {en: 'Last page', fr: 'Dernière page'},
];

export default defineFigure({height: 378, draw: () => <GitlabFlow />});

function GitlabFlow() {
  const {say} = usePen();
  return (
    <>
      <Pages />
      {columns.map((x) => (
        <Down key={x} x={x + WIDE / 2} from={124} to={lift.y - 4} colour="accent" />
      ))}
      <Caption x={202} y={151}>
        {say({en: 'REST API, version 4', fr: 'API REST, version 4'})}
      </Caption>
      <Caption x={398} y={151}>
        {say({en: 'reads only', fr: 'lecture seule'})}
      </Caption>
      <Box
        {...lift}
        title="Lift"
        note={say({
          en: 'Follows each page to the next, then maps the issues',
          fr: 'Suit chaque page jusqu’à la suivante, puis associe les tickets',
        })}
        tone="accent"
      />
      <Mapped />
    </>
  );
}

function Pages() {
  const {say} = usePen();
  return (
    <Area x={12} y={12} width={576} height={110} title="GitLab">
      <Code text="mobility/data-hub" x={572} y={38} anchor="end" colour="text-muted" max={300} />
      {columns.map((x, index) => (
        <Box
          key={x}
          x={x}
          width={WIDE}
          {...pageRow}
          title={say(pages[index]!)}
          note={
            index === 2
              ? say({en: 'the rest', fr: 'le reste'})
              : say({en: '100 issues', fr: '100 tickets'})
          }
        />
      ))}
      {columns.slice(0, 2).map((x, index) => (
        <g key={x}>
          <Code text="Link" x={x + WIDE + 22} y={73} anchor="middle" colour="text-muted" max={44} />
          <Across from={x + WIDE + 3} to={columns[index + 1]! - 3} y={82} />
        </g>
      ))}
    </Area>
  );
}

/** Fields of an issue, and the fields of an action that they fill. */
function Mapped() {
  const {label} = usePen();
  const pairs: [Words | string, string][] = [
    ['id', label('external-id')],
    [{en: 'Title', fr: 'Titre'}, label('title')],
    [{en: 'State', fr: 'État'}, label('status')],
  ];
  return (
    <>
      <Panel {...actions} raised />
      <Text x={28} y={actions.y + 80} size={14} bold max={300}>
        {label('actions')}
      </Text>
      {pairs.map(([source, target], index) => {
        const x = columns[index]!;
        const middle = x + WIDE / 2;
        return (
          <g key={target}>
            <Down x={middle} from={lift.y + lift.height + 2} to={actions.y + 12} />
            <SourceField x={middle + 12} source={source} />
            <Card x={x} y={actions.y + 16} width={WIDE} height={40} />
            <Text x={middle} y={actions.y + 41} size={14} anchor="middle" max={WIDE - 8}>
              {target}
            </Text>
          </g>
        );
      })}
    </>
  );
}

function SourceField({x, source}: {x: number; source: Words | string}) {
  const {say} = usePen();
  const y = actions.y - 14;
  return typeof source === 'string' ? (
    <Code text={source} x={x} y={y} colour="text-muted" />
  ) : (
    <Caption x={x} y={y} anchor="start">
      {say(source)}
    </Caption>
  );
}
