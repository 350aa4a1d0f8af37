import {Arrow, defineFigure, type FigureText, stack, Text} from '@guide/figures/kit';
import {Card} from '../parts/api';

const texts = {
  stopsAfter: {en: 'stops after', fr: 'arrêt après'},
  endOfPost: {en: '30 Jun 2026', fr: '30 juin 2026'},
};

const POST = {x: 12, width: 112};
const ACTIONS = {x: 162, width: 208};
const PATHS = {x: 398, width: 190};
const TOP = 44;
const LINE_HEIGHT = 20;
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
  ({actions, paths}) => Math.max(actions.length, paths.length) * LINE_HEIGHT + 14,
);
const tops = stack(heights, TOP, GAP);
const centreYs = tops.map((top, index) => top + heights[index]! / 2);
const BOTTOM = tops.at(-1)! + heights.at(-1)!;

export default defineFigure({height: BOTTOM + 16, draw: PostToRest});

function PostToRest() {
  return (
    <>
      <Head column={POST} text={{en: 'One address', fr: 'Une adresse'}} />
      <Head column={ACTIONS} text={{en: 'Action', fr: 'Action'}} />
      <Head column={PATHS} text={{en: 'v1 resource', fr: 'Ressource v1'}} />
      <OldAddress />
      {groups.map((group, index) => (
        <Group key={group.actions[0]} index={index} {...group} />
      ))}
    </>
  );
}

function Head({column, text}: {column: {x: number; width: number}; text: FigureText}) {
  return (
    <Text
      x={column.x + column.width / 2}
      y={30}
      muted
      anchor="middle"
      maxWidth={column.width}
      text={text}
    />
  );
}

function OldAddress() {
  const centreY = (TOP + BOTTOM) / 2;
  const centre = POST.x + POST.width / 2;
  return (
    <>
      <Card {...POST} y={centreY - 62} height={124} fill="surface-raised" />
      <Text code text="POST" x={centre} y={centreY - 32} bold anchor="middle" />
      <Text
        code
        text="/api/post"
        x={centre}
        y={centreY - 10}
        anchor="middle"
        maxWidth={POST.width - 12}
      />
      <Text
        x={centre}
        y={centreY + 18}
        muted
        anchor="middle"
        maxWidth={96}
        text={texts.stopsAfter}
      />
      <Text
        x={centre}
        y={centreY + 38}
        muted
        anchor="middle"
        maxWidth={104}
        text={texts.endOfPost}
      />
    </>
  );
}

function Group({index, actions, paths}: {index: number; actions: string[]; paths: string[]}) {
  const [y, height, centreY] = [tops[index]!, heights[index]!, centreYs[index]!];
  const trunk = POST.x + POST.width + 20;
  const start = (TOP + BOTTOM) / 2;
  return (
    <>
      <Arrow d={`M${POST.x + POST.width + 2} ${start}H${trunk}V${centreY}H${ACTIONS.x - 4}`} />
      <Card {...ACTIONS} y={y} height={height} />
      <Lines x={ACTIONS.x + 10} centreY={centreY} lines={actions} />
      <Arrow d={`M${ACTIONS.x + ACTIONS.width + 2} ${centreY}H${PATHS.x - 4}`} colour="accent" />
      <Card {...PATHS} y={y} height={height} fill="accent-soft" stroke="accent" />
      <Lines x={PATHS.x + 10} centreY={centreY} lines={paths} />
    </>
  );
}

function Lines({x, centreY, lines}: {x: number; centreY: number; lines: string[]}) {
  const firstLineY = centreY + 5 - ((lines.length - 1) / 2) * LINE_HEIGHT;
  return lines.map((line, index) => (
    <Text key={line} code x={x} y={firstLineY + index * LINE_HEIGHT} text={line} />
  ));
}
