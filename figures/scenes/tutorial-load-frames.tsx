import type {ReactNode} from 'react';
import {
  addDays,
  Arrow,
  datesBetween,
  defineFigure,
  label,
  percentage,
  Rect,
  Text,
  textOf,
  type Translations,
} from '@guide/figures/kit';
import {names} from '../parts/roadmap';
import {TutorialPointer, RoadmapWindow, Tip} from '../parts/roadmap-tutorials';
import type {ItemKey} from '../parts/roadmap-tutorials-data';
import {PanelField, SidePanel} from '../parts/roadmap-tutorials-panel';
import {Head, Timeline} from '../parts/roadmap-tutorials-timeline';
import {
  boundsOf,
  CHART_LEFT,
  CHART_RIGHT,
  periodBesidePanel,
  scaleOf,
  createView,
  type Span,
} from '../parts/roadmap-tutorials-view';

const HEIGHT = 368;
const collapsed = ['Infrastructure'];
const period = createView(periodBesidePanel, 36, collapsed);
const winter = createView({from: '2025-09-01', to: '2026-03-01', unit: 'months'}, 36, collapsed);
const shown: ItemKey[] = ['pilot', 'decision', 'rollOut', 'portal'];

const texts = {
  overload: {en: '12 + 10 = 22 days', fr: '12 + 10 = 22 jours'},
  load: {en: '12 days', fr: '12 jours'},
  daysPerWeek: {en: '12 days per week', fr: '12 jours par semaine'},
  movedDates: {en: '29 Sep 2025 – 6 Feb 2026', fr: '29 sept. 2025 – 6 févr. 2026'},
};

export default defineFigure({
  height: HEIGHT,
  frames: [
    {
      caption: {
        en: 'Select “Pilot on line A” and enter its Allocation: Details shows the Integration team with 12 days per week.',
        fr: 'Sélectionnez « Pilote sur la ligne A » et saisissez son Affectation : Détails indique l’équipe d’intégration avec 12 jours par semaine.',
      },
      draw: Allocate,
    },
    {
      caption: {
        en: 'Open Resources: the two weeks from 15 to 26 September 2025 show 110% in Red, 22 days for a capacity of 20.',
        fr: 'Ouvrez Ressources : les deux semaines du 15 au 26 septembre 2025 affichent 110 %, en rouge, soit 22 jours pour une capacité de 20.',
      },
      draw: () => <Load weeks={[60, 110, 110, 50, 50]} sum={texts.overload} />,
    },
    {
      caption: {
        en: 'On Timeline, drag the whole bar “Open data portal” from 15 to 29 September 2025: its end goes to 6 February 2026.',
        fr: 'Dans Chronologie, faites glisser toute la barre « Portail de données ouvertes » du 15 au 29 septembre 2025 : sa fin passe au 6 février 2026.',
      },
      draw: MoveBar,
    },
    {
      caption: {
        en: 'Open Resources again: the same two weeks show 60% in Green.',
        fr: 'Ouvrez de nouveau Ressources : les deux mêmes semaines affichent 60 % en Vert.',
      },
      draw: () => <Load weeks={[60, 60, 60, 50, 50]} sum={texts.load} />,
    },
  ],
});

function Allocate() {
  return (
    <RoadmapWindow>
      <Timeline view={period} shown={shown} emphasised={['pilot']} selected />
      <SidePanel title={label('details')} height={HEIGHT} save={316}>
        <Text x={412} y={146} maxWidth={176} text={names.pilot} />
        <Text x={412} y={186} size={15} bold maxWidth={172} text={label('allocation')} />
        <PanelField y={202} label={team} value={texts.daysPerWeek} focus />
      </SidePanel>
    </RoadmapWindow>
  );
}

function MoveBar() {
  const before = boundsOf('portal', winter);
  const after = boundsOf('portal', winter, 14);
  const moved = {portal: 14};
  return (
    <RoadmapWindow>
      <Timeline
        view={winter}
        shown={shown}
        moved={moved}
        emphasised={['portal']}
        selected
        ghost="portal"
      >
        <Arrow d={`M${before.x + 4} ${before.centreY}H${after.x - 4}`} colour="accent" />
      </Timeline>
      <Tip x={(after.x + after.right) / 2} y={after.centreY - 15} text={texts.movedDates} />
      <TutorialPointer x={after.x + 60} y={after.centreY} />
    </RoadmapWindow>
  );
}

const team: Translations = {en: 'Integration team', fr: 'Équipe d’intégration'};
const twentyDays: Translations = {en: '20 days per week', fr: '20 jours par semaine'};

const BASELINE_Y = 322;
const HEIGHT_AT_100 = 120;

const fiveWeeks: Span = {from: '2025-09-08', to: '2025-10-13', unit: 'weeks'};
const twoWeeks = {from: '2025-09-15', to: '2025-09-29'};

function Load({
  weeks,
  sum,
}: {
  /** In per cent. */
  weeks: number[];
  sum: Translations;
}): ReactNode {
  const scale = scaleOf(fiveWeeks);
  const [top, maxWidth] = [BASELINE_Y - HEIGHT_AT_100, CHART_LEFT - 24];
  const [from, to] = [scale(twoWeeks.from) - 0.75, scale(twoWeeks.to) + 0.75];
  const ring = {x: from, y: 110.75, width: to - from, height: BASELINE_Y - 107.5};
  const capacity = `${label('capacity')} ${textOf(percentage(100))}`;
  return (
    <RoadmapWindow open="resources">
      <Text x={20} y={156} size={15} bold maxWidth={maxWidth} text={team} />
      <Text x={20} y={178} muted maxWidth={maxWidth} text={twentyDays} />
      <Text x={CHART_LEFT - 10} y={top + 5} anchor="end" maxWidth={maxWidth} text={capacity} />
      <Head span={fiveWeeks} bottom={BASELINE_Y} />
      <path
        d={`M5 ${BASELINE_Y}H${CHART_RIGHT + 1}M${CHART_LEFT} 90V${BASELINE_Y}M5 132H${CHART_RIGHT + 1}`}
        stroke="border"
      />
      {datesBetween(fiveWeeks.from, fiveWeeks.to, 7).map((monday, index) => {
        const [x, end] = [scale(monday), scale(addDays(monday, 7))];
        return <Week key={monday} x={x} width={end - x} percent={weeks[index]!} />;
      })}
      <path
        d={`M${CHART_LEFT} ${top}H${CHART_RIGHT}`}
        stroke="text"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <Rect {...ring} fill="none" stroke="accent" strokeWidth={2.5} />
      <Text
        x={scale('2025-09-22')}
        y={BASELINE_Y + 24}
        bold
        colour="accent"
        anchor="middle"
        maxWidth={160}
        text={sum}
      />
    </RoadmapWindow>
  );
}

function Week({x, width, percent}: {x: number; width: number; percent: number}) {
  const [tone, levelKey] =
    percent > 100 ? (['danger', 'red'] as const) : (['success', 'green'] as const);
  const height = (percent * HEIGHT_AT_100) / 100;
  const column = {x: x + 5, y: BASELINE_Y - height, width: width - 10, height};
  const text = {x: x + width / 2, anchor: 'middle', colour: tone} as const;
  return (
    <>
      <rect {...column} fill={`${tone}-soft`} stroke={tone} strokeWidth={1.5} />
      <Text {...text} y={column.y - 8} bold maxWidth={width - 6} text={percentage(percent)} />
      <Text {...text} y={BASELINE_Y - 20} maxWidth={width - 12} text={label(levelKey)} />
    </>
  );
}
