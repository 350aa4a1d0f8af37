import type {ReactNode} from 'react';
import {Arrow, defineFigure, label, shortDate} from '@guide/figures/kit';
import {TutorialPointer, RoadmapWindow, Tip} from '../parts/roadmap-tutorials';
import type {ItemKey} from '../parts/roadmap-tutorials-data';
import {PanelField, SidePanel} from '../parts/roadmap-tutorials-panel';
import {type Moved, Timeline} from '../parts/roadmap-tutorials-timeline';
import {boundsOf, PANEL_LEFT, createView, type View} from '../parts/roadmap-tutorials-view';

const HEIGHT = 368;
const collapsed = ['Infrastructure'];
const view = createView({from: '2025-09-08', to: '2025-11-10', unit: 'weeks'}, 36, collapsed);
const lag = createView(
  {from: '2025-09-22', to: '2025-10-18', unit: 'weeks', right: PANEL_LEFT},
  36,
  collapsed,
);
const shown: ItemKey[] = ['pilot', 'decision', 'rollOut', 'portal'];

const texts = {
  behaviour: {en: 'Behaviour', fr: 'Comportement'},
  earliest: {en: 'Earliest: 6 Oct', fr: 'Au plus tôt : 6 oct.'},
  pushedDates: {en: '20 Oct 2025 – 6 Mar 2026', fr: '20 oct. 2025 – 6 mars 2026'},
};

export default defineFigure({
  height: HEIGHT,
  frames: [
    {
      caption: {
        en: 'Select “Pilot on line A”, then Add link, and choose “Go/no-go”: a link joins the end of the bar to the milestone.',
        fr: 'Sélectionnez « Pilote sur la ligne A », puis Ajouter un lien, et choisissez « Décision de généralisation » : un lien joint la fin de la barre au jalon.',
      },
      draw: CreateLink,
    },
    {
      caption: {
        en: 'In Details, keep FS and Warn and enter the lag 5: the earliest date is 6 October 2025, so the link keeps its normal colour.',
        fr: 'Dans Détails, conservez FD et Avertir et saisissez le décalage 5 : la première date possible est le 6 octobre 2025, et le lien conserve sa couleur normale.',
      },
      draw: SetLag,
    },
    {
      caption: {
        en: 'Drag “Go/no-go” from 10 to 17 October 2025: a dashed diamond shows where it was.',
        fr: 'Faites glisser « Décision de généralisation » du 10 au 17 octobre 2025 : un losange en pointillés indique son ancienne place.',
      },
      draw: MoveMilestone,
    },
    {
      caption: {
        en: 'Read the dates of “Network roll-out”: the link has pushed its start from 13 to 20 October 2025, with the same length.',
        fr: 'Lisez les dates de « Déploiement réseau » : le lien a repoussé son début du 13 au 20 octobre 2025, avec la même durée.',
      },
      draw: PushedBar,
    },
  ],
});

function CreateLink() {
  return (
    <RoadmapWindow action="add-link">
      <Timeline view={view} shown={shown} emphasised={['pilot']} selected>
        <FirstLink view={view} colour="accent" />
      </Timeline>
    </RoadmapWindow>
  );
}

function SetLag() {
  const x = lag.scale('2025-10-06');
  const [top, rollOut] = [boundsOf('decision', lag).centreY + 7, lag.tops.rollOut!];
  const line = {stroke: 'text', strokeWidth: 2, strokeDasharray: '4 3'};
  return (
    <RoadmapWindow>
      <Timeline view={lag} shown={shown}>
        <path d={`M${x} ${top}V${rollOut + 36}`} {...line} />
        <FirstLink view={lag} />
      </Timeline>
      <Tip x={x} y={rollOut + 34} right={PANEL_LEFT - 4} below text={texts.earliest} />
      <SidePanel title={label('details')} height={HEIGHT} save={316}>
        <PanelField y={126} label={label('type')} value={label('fs')} select />
        <PanelField y={186} label={label('lag')} value="5" focus />
        <PanelField y={246} label={texts.behaviour} value={label('warn')} select />
      </SidePanel>
    </RoadmapWindow>
  );
}

function MoveMilestone() {
  const before = boundsOf('decision', view);
  const after = boundsOf('decision', view, 7);
  const moved = {decision: 7};
  return (
    <RoadmapWindow>
      <Timeline
        view={view}
        shown={shown}
        moved={moved}
        emphasised={['decision']}
        selected
        ghost="decision"
      >
        <Links view={view} />
        <Arrow d={`M${before.x + 11} ${before.centreY}H${after.x - 12}`} colour="accent" />
      </Timeline>
      <Tip x={after.x} y={after.centreY - 13} text={shortDate('2025-10-17')} />
      <TutorialPointer x={after.x + 3} y={after.centreY + 2} />
    </RoadmapWindow>
  );
}

function PushedBar() {
  const after = boundsOf('rollOut', view, 7);
  const moved = {decision: 7, rollOut: 7};
  return (
    <RoadmapWindow>
      <Timeline
        view={view}
        shown={shown}
        moved={moved}
        emphasised={['rollOut']}
        selected
        ghost="rollOut"
      >
        <Links view={view} moved={moved} />
      </Timeline>
      <Tip x={after.x + 60} y={after.centreY + 14} below text={texts.pushedDates} />
    </RoadmapWindow>
  );
}

function FirstLink({
  view,
  days,
  colour,
}: {
  view: View;
  days?: number;
  colour?: 'accent';
}): ReactNode {
  const pilot = boundsOf('pilot', view);
  const decision = boundsOf('decision', view, days);
  const turn = pilot.right + 16;
  return (
    <Arrow
      d={`M${pilot.right} ${pilot.centreY}H${turn}V${decision.centreY}H${decision.x - 13}`}
      colour={colour}
    />
  );
}

function Links({view, moved = {}}: {view: View; moved?: Moved}): ReactNode {
  const at = (item: ItemKey) => boundsOf(item, view, moved[item]);
  const [decision, rollOut, portal] = [at('decision'), at('rollOut'), at('portal')];
  const [end, y] = [rollOut.x - 2, rollOut.centreY];
  return (
    <>
      <FirstLink view={view} days={moved.decision} />
      <Arrow d={`M${decision.x} ${decision.centreY + 10}V${y - 6}H${end}`} />
      <Arrow d={`M${portal.x} ${portal.centreY}H${portal.x - 16}V${y + 6}H${end}`} />
    </>
  );
}
