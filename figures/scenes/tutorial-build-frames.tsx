import type {ReactNode} from 'react';
import {
  Button,
  Buttons,
  Checkbox,
  defineFigure,
  Fields,
  type FigureText,
  label,
  type LabelKey,
  Marker,
  Panel,
  type Position,
  Rect,
  shortDate,
  SideMenu,
  Text,
  Window,
} from '@guide/figures/kit';
import {names} from '../parts/roadmap';
import {roadmapName, TutorialPointer, RoadmapWindow} from '../parts/roadmap-tutorials';
import {everyItem, type ItemKey} from '../parts/roadmap-tutorials-data';
import {PanelField, SidePanel} from '../parts/roadmap-tutorials-panel';
import {Timeline} from '../parts/roadmap-tutorials-timeline';
import {
  boundsOf,
  CHART_LEFT,
  CHART_RIGHT,
  periodBesidePanel,
  createView,
  wholePeriod,
} from '../parts/roadmap-tutorials-view';

const HEIGHT = 404;
const view = createView(wholePeriod, 30);

const freeBars: ItemKey[] = ['rollOut', 'trackWorks', 'portal'];
const milestones: ItemKey[] = ['decision', 'testRun'];
const pilotDates = {en: '2 Jun – 26 Sep 2025', fr: '2 juin – 26 sept. 2025'};

export default defineFigure({
  height: HEIGHT,
  frames: [
    {
      caption: {
        en: 'In the list Roadmaps, select New roadmap: a form asks for the name, the holder and the period from 1 April 2025 to 30 June 2026.',
        fr: 'Dans la liste Feuilles de route, sélectionnez Nouvelle feuille de route : un formulaire demande le nom, le rattachement et la période du 1er avril 2025 au 30 juin 2026.',
      },
      draw: () => <NewRoadmap height={HEIGHT} />,
    },
    {
      caption: {
        en: 'Select Add group three times: Ticketing, Infrastructure and Data appear on the left of the empty timeline.',
        fr: 'Sélectionnez trois fois Ajouter un groupe : Billettique, Infrastructures et Données apparaissent à gauche de la chronologie vide.',
      },
      draw: Groups,
    },
    {
      caption: {
        en: 'Select Add item for each Free bar: “Network roll-out”, “Track works, section 1” and “Open data portal” take their place.',
        fr: 'Sélectionnez Ajouter un élément pour chaque barre libre : « Déploiement réseau », « Travaux de voie, section 1 » et « Portail de données ouvertes » se placent.',
      },
      draw: () => <Step action="add-item" added={freeBars} />,
    },
    {
      caption: {
        en: 'Select Add item for each milestone: “Go/no-go” appears on 10 October 2025 and “First test run” on 18 May 2026.',
        fr: 'Sélectionnez Ajouter un élément pour chaque jalon : « Décision de généralisation » apparaît au 10 octobre 2025 et « Première marche d’essai » au 18 mai 2026.',
      },
      draw: Milestones,
    },
    {
      caption: {
        en: 'Select Import items, tick TICKET, then TSK-91, and add it to Ticketing as Synchronised: the bar “Pilot on line A” appears from 2 June to 26 September 2025.',
        fr: 'Sélectionnez Importer des éléments, cochez TICKET, puis TSK-91, et ajoutez-la à Billettique comme élément synchronisé : la barre « Pilote sur la ligne A » apparaît du 2 juin au 26 septembre 2025.',
      },
      draw: Import,
    },
    {
      caption: {
        en: 'In Roadmap settings, set Status to Published and select Save: the six items are in their groups.',
        fr: 'Dans Paramètres de la feuille de route, réglez Statut sur Publié et sélectionnez Enregistrer : les six éléments sont dans leurs groupes.',
      },
      draw: Publication,
    },
  ],
});

function Step({
  action,
  before = [],
  added = [],
  children,
}: {
  action: LabelKey;
  before?: ItemKey[];
  added?: ItemKey[];
  children?: ReactNode;
}) {
  return (
    <RoadmapWindow published={false} action={action}>
      <Timeline view={view} shown={[...before, ...added]} emphasised={added} />
      {children}
    </RoadmapWindow>
  );
}

function Groups() {
  return (
    <Step action="add-group">
      {view.groups.map(({y}, index) => (
        <Marker key={y} x={238} y={y + 14} number={index + 1} />
      ))}
    </Step>
  );
}

function Milestones() {
  const decision = boundsOf('decision', view);
  const testRun = boundsOf('testRun', view);
  const [first, second] = [shortDate('2025-10-10'), shortDate('2026-05-18')];
  return (
    <Step action="add-item" before={freeBars} added={milestones}>
      <Text x={decision.x + 16} y={decision.centreY + 5} bold maxWidth={150} text={first} />
      <Text
        x={testRun.x - 16}
        y={testRun.centreY + 5}
        bold
        anchor="end"
        maxWidth={150}
        text={second}
      />
    </Step>
  );
}

function Import() {
  const {right, centreY} = boundsOf('pilot', view);
  return (
    <Step action="import-items" before={[...freeBars, ...milestones]} added={['pilot']}>
      <Text
        x={right + 8}
        y={centreY + 5}
        bold
        maxWidth={CHART_RIGHT - right - 10}
        text={pilotDates}
      />
      <ImportDialog />
    </Step>
  );
}

function Publication() {
  return (
    <RoadmapWindow action="roadmap-settings" done>
      <Timeline
        view={createView(periodBesidePanel, 30)}
        shown={everyItem}
        emphasised={everyItem}
        bold={[]}
      />
      <SidePanel title={label('roadmap-settings')} height={HEIGHT} save={348}>
        <PanelField y={148} label={label('start-date')} value={shortDate('2025-04-01')} />
        <PanelField y={210} label={label('end-date')} value={shortDate('2026-06-30')} />
        <PanelField y={272} label={label('status')} value={label('published')} select focus />
      </SidePanel>
    </RoadmapWindow>
  );
}

const holder = {en: 'Holder', fr: 'Rattachement'};
const toTicketing = {en: 'Group: Ticketing', fr: 'Groupe : Billettique'};
const testProject = {en: 'Test project', fr: 'Projet de test'};

function NewRoadmap({height}: {height: number}): ReactNode {
  const create = label('new-roadmap');
  return (
    <Window module="roadmap">
      <SideMenu y={44} width={162} height={height - 48} items={['roadmaps']} open="roadmaps" />
      <Text x={184} y={79} size={15} bold maxWidth={150} text={label('roadmaps')} />
      <Button x={582} y={58} anchor="end" primary text={create} />
      <TutorialPointer x={572} y={81} />
      <path d="M167 102H595M167 136H595" stroke="border" />
      <Text x={184} y={124} maxWidth={60} text="RMP-7" />
      <Text x={252} y={124} maxWidth={335} text={names.roadmap} />
      <Panel x={184} y={150} width={398} height={238} raised />
      <Text x={200} y={179} size={15} bold maxWidth={360} text={create} />
      <Fields
        x={200}
        y={196}
        width={368}
        fields={[
          {label: {en: 'Name', fr: 'Nom'}, value: roadmapName},
          {label: holder, value: testProject, select: true},
          {label: label('start-date'), value: shortDate('2025-04-01')},
          {label: label('end-date'), value: shortDate('2026-06-30')},
        ]}
      />
      <Buttons x={568} y={342} anchor="end" gap={10} texts={['cancel', 'save'].map(label)} />
    </Window>
  );
}

function ImportDialog(): ReactNode {
  const bounds = {x: CHART_LEFT + 2, y: 249, width: CHART_RIGHT - CHART_LEFT - 4, height: 148};
  const {x, y, width} = bounds;
  return (
    <>
      <Panel {...bounds} />
      <Rect {...bounds} radius={8} fill="none" strokeWidth={1.5} inset={0} />
      <Text x={x + 14} y={y + 27} size={15} bold maxWidth={290} text={label('import-items')} />
      <Text x={x + width - 14} y={y + 27} muted anchor="end" maxWidth={90} text="TICKET" />
      <Checkbox x={x + 14} y={y + 43} ticked />
      <Text x={x + 42} y={y + 57} bold maxWidth={64} text="TSK-91" />
      <Text x={x + 106} y={y + 57} maxWidth={206} text={names.pilot} />
      <Radio x={x + 23} y={y + 85} on text={label('synchronised')} />
      <Radio x={x + 176} y={y + 85} text={label('free')} />
      <Text x={x + 14} y={y + 126} maxWidth={width - 120} text={toTicketing} />
      <Button x={x + width - 14} y={y + 106} anchor="end" text={label('add')} />
    </>
  );
}

function Radio({x, y, on = false, text}: Position & {on?: boolean; text: FigureText}) {
  const [stroke, colour] = on
    ? (['accent', 'accent'] as const)
    : (['border-strong', 'text'] as const);
  return (
    <>
      <circle cx={x} cy={y} r={7.5} fill="surface" stroke={stroke} strokeWidth={2} />
      {on && <circle cx={x} cy={y} r={4} fill="accent" />}
      <Text x={x + 17} y={y + 5} bold={on} colour={colour} maxWidth={130} text={text} />
    </>
  );
}
