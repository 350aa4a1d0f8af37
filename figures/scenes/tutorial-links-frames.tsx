import type {ReactNode} from 'react';
import {defineFigure} from '../figure';
import {Arrow, usePen} from '../kit';
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
  type Look,
  type Span,
} from '../parts/roadmap-tutorials';
import {shortDate, type ItemKey} from '../parts/roadmap-tutorials-data';
import {FirstLink, Links} from '../parts/roadmap-tutorials-links';
import {PanelField, PanelSave, SidePanel} from '../parts/roadmap-tutorials-panel';

const HEIGHT = 368;
const layout = layOut(36, ['Infrastructure']);
const span: Span = {from: '2025-09-08', to: '2025-11-10', unit: 'weeks'};
const scale = scaleOf(span);
const shown: ItemKey[] = ['pilot', 'decision', 'rollOut', 'portal'];

export default defineFigure({
  frames: [
    {
      height: HEIGHT,
      caption: {
        en: 'Select “Pilot on line A”, then Add link, and choose “Go/no-go”: a link joins the end of the bar to the milestone.',
        fr: 'Sélectionnez « Pilote sur la ligne A », puis Ajouter un lien, et choisissez « Décision de généralisation » : un lien joint la fin de la barre au jalon.',
      },
      draw: () => <CreateLink />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'In Details, keep FS and Warn and enter the lag 5: the earliest date is 6 October 2025, so the link keeps its normal colour.',
        fr: 'Dans Détails, gardez FD et Avertir et saisissez le décalage 5 : la première date possible est le 6 octobre 2025, donc le lien garde sa couleur normale.',
      },
      draw: () => <SetLag />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'Drag “Go/no-go” from 10 to 17 October 2025: a dashed diamond shows where it was.',
        fr: 'Faites glisser « Décision de généralisation » du 10 au 17 octobre 2025 : un losange en pointillés montre son ancienne place.',
      },
      draw: () => <MoveMilestone />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'Read the dates of “Network roll-out”: the link has pushed its start from 13 to 20 October 2025, with the same length.',
        fr: 'Lisez les dates de « Déploiement réseau » : le lien a repoussé son début du 13 au 20 octobre 2025, avec la même durée.',
      },
      draw: () => <PushedBar />,
    },
  ],
});

function Frame({
  looks = {},
  moved = {},
  ghost,
  children,
}: {
  looks?: Partial<Record<ItemKey, Look>>;
  /** Days that an item has moved by. */
  moved?: Partial<Record<ItemKey, number>>;
  /** An item shown also where it was. */
  ghost?: ItemKey;
  children?: ReactNode;
}) {
  const strong = shown.filter((item) => looks[item] === 'accent');
  return (
    <>
      {strong.map((item) => (
        <SelectedRow key={item} layout={layout} item={item} />
      ))}
      <Rows layout={layout} shown={shown} strong={strong} />
      <Head span={span} bottom={layout.bottom} />
      <Chart bottom={layout.bottom}>
        {ghost && <Shape item={ghost} layout={layout} scale={scale} look="ghost" />}
        {shown.map((item) => (
          <Shape
            key={item}
            item={item}
            layout={layout}
            scale={scale}
            look={looks[item]}
            days={moved[item]}
          />
        ))}
        {children}
      </Chart>
    </>
  );
}

function CreateLink() {
  return (
    <RoadmapWindow height={HEIGHT} action="add-link">
      <Frame looks={{pilot: 'accent'}}>
        <FirstLink layout={layout} scale={scale} colour="accent" />
      </Frame>
    </RoadmapWindow>
  );
}

function SetLag() {
  const {c, label, say} = usePen();
  const near: Span = {...span, from: '2025-09-22', to: '2025-10-18', right: PANEL};
  const nearScale = scaleOf(near);
  const decision = placeOf('decision', layout, nearScale);
  const earliest = nearScale('2025-10-06');
  return (
    <RoadmapWindow height={HEIGHT}>
      <Rows layout={layout} shown={shown} right={PANEL} />
      <Head span={near} bottom={layout.bottom} />
      <Chart right={PANEL} bottom={layout.bottom}>
        {shown.map((item) => (
          <Shape key={item} item={item} layout={layout} scale={nearScale} />
        ))}
        <path
          d={`M${earliest} ${decision.middle + 7}V${layout.tops.rollOut! + 36}`}
          stroke={c('text')}
          strokeWidth={2}
          strokeDasharray="4 3"
        />
        <FirstLink layout={layout} scale={nearScale} />
      </Chart>
      <Tip x={earliest} y={layout.tops.rollOut! + 34} right={PANEL - 4} below>
        {say({en: 'Earliest: 6 Oct', fr: 'Au plus tôt : 6 oct.'})}
      </Tip>
      <SidePanel title={label('details')} height={HEIGHT}>
        <PanelField y={126} label={label('type')} value={label('fs')} select />
        <PanelField y={186} label={label('lag')} value="5" focus />
        <PanelField
          y={246}
          label={say({en: 'Behaviour', fr: 'Comportement'})}
          value={label('warn')}
          select
        />
        <PanelSave y={316} />
      </SidePanel>
    </RoadmapWindow>
  );
}

function MoveMilestone() {
  const {locale} = usePen();
  const was = placeOf('decision', layout, scale);
  const now = placeOf('decision', layout, scale, 7);
  return (
    <RoadmapWindow height={HEIGHT}>
      <Frame looks={{decision: 'accent'}} moved={{decision: 7}} ghost="decision">
        <Links layout={layout} scale={scale} />
        <Arrow
          points={[
            [was.x + 11, was.middle],
            [now.x - 12, was.middle],
          ]}
          colour="accent"
        />
      </Frame>
      <Tip x={now.x} y={now.middle - 13}>
        {shortDate('2025-10-17', locale)}
      </Tip>
      <Pointer x={now.x + 3} y={now.middle + 2} />
    </RoadmapWindow>
  );
}

function PushedBar() {
  const {say} = usePen();
  const now = placeOf('rollOut', layout, scale, 7);
  const moved = {decision: 7, rollOut: 7};
  return (
    <RoadmapWindow height={HEIGHT}>
      <Frame looks={{rollOut: 'accent'}} moved={moved} ghost="rollOut">
        <Links layout={layout} scale={scale} moved={moved} />
      </Frame>
      <Tip x={now.x + 60} y={now.middle + 14} below>
        {say({en: '20 Oct 2025 – 6 Mar 2026', fr: '20 oct. 2025 – 6 mars 2026'})}
      </Tip>
    </RoadmapWindow>
  );
}
