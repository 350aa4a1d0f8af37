import {defineFigure} from '../figure';
import {Arrow, Text, usePen} from '../kit';
import {
  Chart,
  Head,
  layOut,
  PANEL,
  placeOf,
  Pointer,
  RoadmapWindow,
  Rows,
  scaleOf,
  SelectedRow,
  Shape,
  Tip,
  wholePeriod,
  type Span,
} from '../parts/roadmap-tutorials';
import type {ItemKey} from '../parts/roadmap-tutorials-data';
import {Load, team} from '../parts/roadmap-tutorials-load';
import {PanelField, PanelSave, SidePanel} from '../parts/roadmap-tutorials-panel';

const HEIGHT = 368;
const layout = layOut(36, ['Infrastructure']);
const shown: ItemKey[] = ['pilot', 'decision', 'rollOut', 'portal'];
const winter: Span = {from: '2025-09-01', to: '2026-03-01', unit: 'months'};

export default defineFigure({
  frames: [
    {
      height: HEIGHT,
      caption: {
        en: 'Select “Pilot on line A” and enter its Allocation: Details shows the Integration team with 12 days per week.',
        fr: 'Sélectionnez « Pilote sur la ligne A » et saisissez son Affectation : Détails indique l’équipe d’intégration avec 12 jours par semaine.',
      },
      draw: () => <Allocate />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'Open Resources: the two weeks from 15 to 26 September 2025 show 110% in Red, 22 days for a capacity of 20.',
        fr: 'Ouvrez Ressources : les deux semaines du 15 au 26 septembre 2025 affichent 110 % en Rouge, soit 22 jours pour une capacité de 20.',
      },
      draw: () => (
        <Load
          height={HEIGHT}
          weeks={[60, 110, 110, 50, 50]}
          sum={{en: '12 + 10 = 22 days', fr: '12 + 10 = 22 jours'}}
        />
      ),
    },
    {
      height: HEIGHT,
      caption: {
        en: 'On Timeline, drag the whole bar “Open data portal” from 15 to 29 September 2025: its end goes to 6 February 2026.',
        fr: 'Dans Chronologie, faites glisser toute la barre « Portail de données ouvertes » du 15 au 29 septembre 2025 : sa fin passe au 6 février 2026.',
      },
      draw: () => <MoveBar />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'Open Resources again: the same two weeks show 60% in Green.',
        fr: 'Ouvrez de nouveau Ressources : les deux mêmes semaines affichent 60 % en Vert.',
      },
      draw: () => (
        <Load height={HEIGHT} weeks={[60, 60, 60, 50, 50]} sum={{en: '12 days', fr: '12 jours'}} />
      ),
    },
  ],
});

function Allocate() {
  const {label, say} = usePen();
  const span = {...wholePeriod, unit: 'years' as const, right: PANEL};
  return (
    <RoadmapWindow height={HEIGHT}>
      <SelectedRow layout={layout} item="pilot" />
      <Rows layout={layout} shown={shown} strong={['pilot']} right={PANEL} />
      <Head span={span} bottom={layout.bottom} />
      <Chart right={PANEL} bottom={layout.bottom}>
        {shown.map((item) => (
          <Shape
            key={item}
            item={item}
            layout={layout}
            scale={scaleOf(span)}
            look={item === 'pilot' ? 'accent' : 'plain'}
          />
        ))}
      </Chart>
      <SidePanel title={label('details')} height={HEIGHT}>
        <Text x={412} y={146} size={14} max={176}>
          {say({en: 'Pilot on line A', fr: 'Pilote sur la ligne A'})}
        </Text>
        <Text x={412} y={186} bold max={172}>
          {label('allocation')}
        </Text>
        <PanelField
          y={202}
          label={say(team)}
          value={say({en: '12 days per week', fr: '12 jours par semaine'})}
          focus
        />
        <PanelSave y={316} />
      </SidePanel>
    </RoadmapWindow>
  );
}

function MoveBar() {
  const {say} = usePen();
  const scale = scaleOf(winter);
  const was = placeOf('portal', layout, scale);
  const now = placeOf('portal', layout, scale, 14);
  return (
    <RoadmapWindow height={HEIGHT}>
      <SelectedRow layout={layout} item="portal" />
      <Rows layout={layout} shown={shown} strong={['portal']} />
      <Head span={winter} bottom={layout.bottom} />
      <Chart bottom={layout.bottom}>
        <Shape item="portal" layout={layout} scale={scale} look="ghost" />
        {shown.map((item) => (
          <Shape
            key={item}
            item={item}
            layout={layout}
            scale={scale}
            look={item === 'portal' ? 'accent' : 'plain'}
            days={item === 'portal' ? 14 : 0}
          />
        ))}
        <Arrow
          points={[
            [was.x + 4, was.middle],
            [now.x - 4, was.middle],
          ]}
          colour="accent"
        />
      </Chart>
      <Tip x={(now.x + now.right) / 2} y={now.middle - 15}>
        {say({en: '29 Sep 2025 – 6 Feb 2026', fr: '29 sept. 2025 – 6 févr. 2026'})}
      </Tip>
      <Pointer x={now.x + 60} y={now.middle} />
    </RoadmapWindow>
  );
}
