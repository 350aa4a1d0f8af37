import type {ReactNode} from 'react';
import {defineFigure} from '../figure';
import {label, Marker, shortDate, Text, type LabelKey} from '../kit';
import {RoadmapWindow} from '../parts/roadmap-tutorials';
import {everyItem, type ItemKey} from '../parts/roadmap-tutorials-data';
import {ImportDialog, NewRoadmap} from '../parts/roadmap-tutorials-forms';
import {PanelField, SidePanel} from '../parts/roadmap-tutorials-panel';
import {Timeline} from '../parts/roadmap-tutorials-timeline';
import {besidePanel, EDGE, placeOf, viewOf, wholePeriod} from '../parts/roadmap-tutorials-view';

const HEIGHT = 404;
const view = viewOf(wholePeriod, 30);

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

/** The timeline once `added` items have joined those of `before`. */
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
    <RoadmapWindow height={HEIGHT} published={false} action={action}>
      <Timeline view={view} shown={[...before, ...added]} strong={added} />
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
  const decision = placeOf('decision', view);
  const testRun = placeOf('testRun', view);
  const [first, second] = [shortDate('2025-10-10'), shortDate('2026-05-18')];
  return (
    <Step action="add-item" before={freeBars} added={milestones}>
      <Text x={decision.x + 16} y={decision.middle + 5} bold max={150} text={first} />
      <Text x={testRun.x - 16} y={testRun.middle + 5} bold end max={150} text={second} />
    </Step>
  );
}

function Import() {
  const {right, middle} = placeOf('pilot', view);
  return (
    <Step action="import-items" before={[...freeBars, ...milestones]} added={['pilot']}>
      <Text x={right + 8} y={middle + 5} bold max={EDGE - right - 10} text={pilotDates} />
      <ImportDialog />
    </Step>
  );
}

function Publication() {
  return (
    <RoadmapWindow height={HEIGHT} action="roadmap-settings" done>
      <Timeline view={viewOf(besidePanel, 30)} shown={everyItem} strong={everyItem} bold={[]} />
      <SidePanel title={label('roadmap-settings')} height={HEIGHT} save={348}>
        <PanelField y={148} label={label('start-date')} value={shortDate('2025-04-01')} />
        <PanelField y={210} label={label('end-date')} value={shortDate('2026-06-30')} />
        <PanelField y={272} label={label('status')} value={label('published')} select focus />
      </SidePanel>
    </RoadmapWindow>
  );
}
