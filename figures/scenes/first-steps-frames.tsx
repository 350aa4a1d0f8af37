import type {ReactNode} from 'react';
import {
  Arrow,
  Badge,
  Button,
  defineFigure,
  Field,
  Fields,
  label,
  longDate,
  Mark,
  Panel,
  percentage,
  Progress,
  Rect,
  SideMenu,
  Skeleton,
  Table,
  Text,
  type Translations,
  Window,
} from '@guide/figures/kit';
import {actions, actionTitles} from '../parts/domains-actions';
import {groupCell, healthCell, Pointer, progressCell, project, ProjectHead} from '../parts/general';

const FRAME_HEIGHT = 340;

export default defineFigure({
  height: FRAME_HEIGHT,
  frames: [
    {
      caption: {
        en: 'Telescope asks for an e-mail address and a password: enter them, then select Sign in.',
        fr: 'Telescope demande une adresse e-mail et un mot de passe : saisissez-les, puis sélectionnez Se connecter.',
      },
      draw: SignIn,
    },
    {
      caption: {
        en: 'In the menu of Projects, on the left, select Portfolio to list the projects that Tom may read.',
        fr: 'Dans le menu de Projets, à gauche, sélectionnez Portefeuille pour afficher les projets que Tom peut lire.',
      },
      draw: OpenPortfolio,
    },
    {
      caption: {
        en: 'Select the row of TICKET, which shows Active, Amber and 35%, to open the project on Overview.',
        fr: 'Sélectionnez la ligne de TICKET, qui indique Actif, Orange et 35 %, pour ouvrir le projet sur Vue d’ensemble.',
      },
      draw: OpenProject,
    },
    {
      caption: {
        en: 'On the Items tab, select the quick filter My items to list only the items that Tom owns.',
        fr: 'Dans l’onglet Éléments, sélectionnez le filtre rapide Mes éléments pour n’afficher que les éléments dont Tom est responsable.',
      },
      draw: FilterItems,
    },
    {
      caption: {
        en: 'Select ACT-203, which was due on 30 May 2025 and is marked Overdue, to open its Details on the right.',
        fr: 'Sélectionnez ACT-203, dont l’échéance était le 30 mai 2025 et qui est marquée En retard, pour ouvrir ses Détails à droite.',
      },
      draw: () => <FilteredItems progress={60} />,
    },
    {
      caption: {
        en: 'Select Edit, replace 60 with 80 in Progress, then select Save. The list now shows 80%.',
        fr: 'Sélectionnez Modifier, remplacez 60 par 80 dans Avancement, puis sélectionnez Enregistrer. La liste affiche maintenant 80 %.',
      },
      draw: () => <FilteredItems progress={80} saving />,
    },
  ],
});

const email: Translations = {en: 'E-mail address', fr: 'Adresse e-mail'};

const oneProject: Translations = {en: '1 project', fr: '1 projet'};

const ACTION = 'ACT-203';

function SignIn(): ReactNode {
  return (
    <>
      <rect x={4} y={4} width={592} height={FRAME_HEIGHT - 8} fill="surface-raised" />
      <Panel x={150} y={24} width={300} height={FRAME_HEIGHT - 48} />
      <Mark x={175} y={47} scale={0.8} />
      <Text x={206} y={66} size={17} bold text="Telescope" />
      <Field x={176} y={94} width={248} label={email} value="tom@brumeval.example" />
      <Field x={176} y={162} width={248} label={label('password')} value="••••••••••••" />
      <Button x={176} y={244} width={248} primary text={label('sign-in')} />
      <Pointer x={372} y={264} />
    </>
  );
}

function OpenPortfolio(): ReactNode {
  const menu = ['portfolio', 'my-items', 'reviews', 'charts', 'filters', 'tags', 'trash'];
  return (
    <Window module="projects">
      <SideMenu y={44} width={148} height={FRAME_HEIGHT - 48} items={menu} open="portfolio" />
      <Pointer x={130} y={72} />
      <Text x={168} y={78} size={16} bold text={label('portfolio')} />
      <Table
        x={168}
        y={100}
        columns={[
          {head: label('project'), width: 312},
          {head: label('status'), width: 100},
        ]}
        rows={[
          [groupCell(412, {en: 'Digital Services', fr: 'Services numériques'}, oneProject)],
          [project, label('active')],
        ]}
      />
    </Window>
  );
}

function OpenProject(): ReactNode {
  return (
    <Window module="projects">
      <Table
        x={20}
        y={58}
        columns={[
          {head: label('project'), width: 180},
          {head: label('status'), width: 120},
          {head: label('health'), width: 120},
          {head: label('progress'), width: 140},
        ]}
        rows={[['TICKET', label('active'), healthCell('amber'), progressCell(35)]]}
        selected={0}
      />
      <Pointer x={112} y={108} />
      <Arrow d="M300 130V164" colour="accent" />
      <Panel x={20} y={172} width={560} height={148} raised />
      <ProjectHead
        x={40}
        y={204}
        open="overview"
        tabs={['overview', 'items', 'charter', 'governance']}
      />
      <Skeleton x={40} y={272} width={220} />
      <Skeleton x={40} y={294} width={160} />
      <Skeleton x={320} y={272} width={180} />
      <Skeleton x={320} y={294} width={220} />
    </Window>
  );
}

function FilterItems(): ReactNode {
  return (
    <Window module="projects">
      <ProjectHead
        x={20}
        y={74}
        open="items"
        tabs={['overview', 'items', 'charter', 'governance', 'schedule']}
      />
      <QuickFilters />
      <Pointer x={108} y={142} />
      <Table
        x={20}
        y={170}
        columns={[
          {head: label('title'), width: 360},
          {head: label('owner'), width: 160},
        ]}
        selected={1}
        rows={actions.slice(1, 5).map(({id, owner}) => [
          (x, y) => (
            <>
              <Text x={x} y={y + 21} text={id} />
              <Skeleton x={x + 78} y={y + 20} width={200} />
            </>
          ),
          owner,
        ])}
      />
    </Window>
  );
}

function QuickFilters(): ReactNode {
  return (
    <>
      <Button x={20} y={124} width={124} primary text={label('my-items')} />
      <Button x={152} y={124} width={92} text={label('overdue')} />
      <Button x={252} y={124} width={192} text={label('due-in-7-days')} />
      <Button x={452} y={124} width={130} text={label('high-priority')} />
    </>
  );
}

interface SavedProps {
  progress: number;
  saving?: boolean;
}

function FilteredItems(saved: SavedProps): ReactNode {
  return (
    <Window module="projects">
      <ProjectHead x={20} y={74} open="items" tabs={['overview', 'items', 'charter']} />
      <Button x={20} y={124} width={124} primary text={label('my-items')} />
      <LateAction {...saved} />
      <path d={`M376 44.5V${FRAME_HEIGHT - 4.5}`} stroke="border" />
      <ActionDetails {...saved} />
      {saved.saving ? <Pointer x={548} y={311} /> : <Pointer x={292} y={213} />}
    </Window>
  );
}

/** Framed until the change is saved. */
function LateAction({progress, saving}: SavedProps) {
  const bounds = {x: 20, y: 170, width: 340, height: 112};
  const stroke = saving ? 'border' : 'accent';
  return (
    <>
      <Rect {...bounds} radius={8} fill="accent-soft" stroke={stroke} strokeWidth={2} />
      <Text x={36} y={198} text={ACTION} />
      <Badge x={242} y={182} width={106} tone="danger" text={label('overdue')} />
      <Text x={36} y={224} size={15} bold maxWidth={248} text={actionTitles.testBench} />
      <Text x={36} y={258} text={longDate('2025-05-30')} />
      <Progress x={210} y={249} width={84} percent={progress} />
      <Text x={348} y={258} size={15} bold anchor="end" text={percentage(progress)} />
    </>
  );
}

function ActionDetails({progress, saving}: SavedProps) {
  const x = 392;
  const ring = {x: x - 1.25, y: 238.75, width: 190.5, height: 33.5};
  return (
    <>
      <Text x={x} y={74} size={15} bold text={label('details')} />
      <Text x={x + 188} y={74} muted anchor="end" text={ACTION} />
      <Fields
        x={x}
        y={92}
        width={188}
        columns={1}
        rowStep={64}
        fields={[
          {label: label('status'), value: label('in-progress'), select: true},
          {label: label('due-date'), value: longDate('2025-05-30')},
          {label: label('progress'), value: String(progress)},
        ]}
      />
      {saving && <Rect {...ring} fill="none" stroke="accent" strokeWidth={2.5} />}
      <Button x={x} y={290} width={188} primary text={label(saving ? 'save' : 'edit')} />
    </>
  );
}
