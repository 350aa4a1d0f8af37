import {defineFigure} from '../figure';
import {Arrow, Text, usePen} from '../kit';
import {Across, Card, Code} from '../parts/api';

const POST = {x: 12, width: 112};
const ACTIONS = {x: 162, width: 208};
const PATHS = {x: 398, width: 190};
const TOP = 44;
const LINE = 20;
const GAP = 10;

const groups: {actions: string[]; paths: string[]}[] = [
  {actions: ['session.check'], paths: ['/me']},
  {actions: ['user.list'], paths: ['/users']},
  {
    actions: ['project.list', 'project.get', 'project.save'],
    paths: ['/projects', '/projects/{id}'],
  },
  {
    actions: ['item.list, item.get', 'item.save, item.delete'],
    paths: ['/projects/{id}/items', '/items/{id}'],
  },
  {actions: ['roadmap.get'], paths: ['/roadmaps/{id}']},
  {actions: ['dataset.run'], paths: ['/datasets/{id}/runs']},
];

const heights = groups.map(
  ({actions, paths}) => Math.max(actions.length, paths.length) * LINE + 14,
);
const tops = heights.map((_, index) =>
  heights.slice(0, index).reduce((sum, height) => sum + height + GAP, TOP),
);
const middles = tops.map((top, index) => top + heights[index]! / 2);
const BOTTOM = tops.at(-1)! + heights.at(-1)!;

export default defineFigure({height: BOTTOM + 16, draw: () => <PostToRest />});

function PostToRest() {
  const {say} = usePen();
  return (
    <>
      <Head place={POST}>{say({en: 'One address', fr: 'Une adresse'})}</Head>
      <Head place={ACTIONS}>{say({en: 'Action', fr: 'Action'})}</Head>
      <Head place={PATHS}>{say({en: 'v1 resource', fr: 'Ressource v1'})}</Head>
      <OldAddress />
      {groups.map((group, index) => (
        <Group key={group.actions[0]} index={index} {...group} />
      ))}
    </>
  );
}

function Head({place, children}: {place: {x: number; width: number}; children: string}) {
  return (
    <Text
      x={place.x + place.width / 2}
      y={30}
      size={14}
      colour="text-muted"
      anchor="middle"
      max={place.width}
    >
      {children}
    </Text>
  );
}

function OldAddress() {
  const {say} = usePen();
  const middle = (TOP + BOTTOM) / 2;
  const centre = POST.x + POST.width / 2;
  return (
    <>
      <Card {...POST} y={middle - 62} height={124} fill="surface-raised" />
      <Code text="POST" x={centre} y={middle - 32} bold anchor="middle" />
      <Code text="/api/post" x={centre} y={middle - 10} anchor="middle" max={POST.width - 12} />
      <Text x={centre} y={middle + 18} size={14} colour="text-muted" anchor="middle" max={96}>
        {say({en: 'stops after', fr: 'arrêt après'})}
      </Text>
      <Text x={centre} y={middle + 38} size={14} colour="text-muted" anchor="middle" max={104}>
        {say({en: '30 Jun 2026', fr: '30 juin 2026'})}
      </Text>
    </>
  );
}

function Group({index, actions, paths}: {index: number; actions: string[]; paths: string[]}) {
  const [y, height, middle] = [tops[index]!, heights[index]!, middles[index]!];
  const trunk = POST.x + POST.width + 20;
  const start = (TOP + BOTTOM) / 2;
  return (
    <>
      <Arrow
        points={[
          [POST.x + POST.width + 2, start],
          [trunk, start],
          [trunk, middle],
          [ACTIONS.x - 4, middle],
        ]}
      />
      <Card {...ACTIONS} y={y} height={height} />
      <Lines x={ACTIONS.x + 10} middle={middle} lines={actions} />
      <Across from={ACTIONS.x + ACTIONS.width + 2} to={PATHS.x - 4} y={middle} colour="accent" />
      <Card {...PATHS} y={y} height={height} fill="accent-soft" stroke="accent" />
      <Lines x={PATHS.x + 10} middle={middle} lines={paths} />
    </>
  );
}

function Lines({x, middle, lines}: {x: number; middle: number; lines: string[]}) {
  return (
    <>
      {lines.map((line, index) => (
        <Code
          text={line}
          key={line}
          x={x}
          y={middle + 5 + (index - (lines.length - 1) / 2) * LINE}
        />
      ))}
    </>
  );
}
