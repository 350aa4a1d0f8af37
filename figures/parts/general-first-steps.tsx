import type {ReactNode} from 'react';
import {
  Arrow,
  Badge,
  Button,
  Field,
  Panel,
  Progress,
  SideMenu,
  Skeleton,
  Table,
  Text,
  usePen,
  Window,
} from '../kit';
import {
  percentage,
  Pointer,
  ProjectHead,
  useGroupCell,
  useHealthCell,
  useProgressCell,
} from './general';

export const FRAME_HEIGHT = 340;

const PRODUCT = 'Telescope';
const ACTION = 'ACT-203';

export function SignIn(): ReactNode {
  const {c, label, say} = usePen();
  return (
    <>
      <rect x={4} y={4} width={592} height={FRAME_HEIGHT - 8} rx={8} fill={c('surface-raised')} />
      <Panel x={150} y={24} width={300} height={FRAME_HEIGHT - 48} />
      <circle cx={186} cy={60} r={9} fill="none" stroke={c('accent')} strokeWidth={3} />
      <Text x={206} y={66} size={17} bold>
        {PRODUCT}
      </Text>
      <Field
        x={176}
        y={94}
        width={248}
        label={say({en: 'E-mail address', fr: 'Adresse e-mail'})}
        value="tom@brumeval.example"
      />
      <Field x={176} y={162} width={248} label={label('password')} value="••••••••••••" />
      <Button x={176} y={244} width={248} main>
        {label('sign-in')}
      </Button>
      <Pointer x={372} y={264} />
    </>
  );
}

export function OpenPortfolio(): ReactNode {
  const {label, say} = usePen();
  const groupCell = useGroupCell(412);
  const menu = ['portfolio', 'my-items', 'reviews', 'charts', 'filters', 'tags', 'trash'] as const;
  return (
    <Window height={FRAME_HEIGHT} module="projects">
      <SideMenu
        y={44}
        width={148}
        height={FRAME_HEIGHT - 48}
        items={menu.map(label)}
        open={label('portfolio')}
      />
      <Pointer x={130} y={72} />
      <Text x={168} y={78} size={16} bold>
        {label('portfolio')}
      </Text>
      <Table
        x={168}
        y={100}
        columns={[
          {head: label('project'), width: 312},
          {head: label('status'), width: 100},
        ]}
        rows={[
          [
            groupCell(
              say({en: 'Digital Services', fr: 'Services numériques'}),
              say({en: '1 project', fr: '1 projet'}),
            ),
          ],
          [
            say({en: 'TICKET · Contactless ticketing', fr: 'TICKET · Billettique sans contact'}),
            label('active'),
          ],
        ]}
      />
    </Window>
  );
}

export function OpenProject(): ReactNode {
  const {label} = usePen();
  const healthCell = useHealthCell();
  const progressCell = useProgressCell();
  return (
    <Window height={FRAME_HEIGHT} module="projects">
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
      <Arrow
        points={[
          [300, 130],
          [300, 164],
        ]}
        colour="accent"
      />
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

export function FilterItems(): ReactNode {
  const {c, label} = usePen();
  const owners = [
    ['ACT-202', 'Hugo'],
    ['ACT-203', 'Tom'],
    ['ACT-204', 'Nadia'],
    ['ACT-205', 'Léa'],
  ] as const;
  const quick = ['my-items', 'overdue', 'due-in-7-days', 'high-priority'] as const;
  return (
    <Window height={FRAME_HEIGHT} module="projects">
      <ProjectHead
        x={20}
        y={74}
        open="items"
        tabs={['overview', 'items', 'charter', 'governance', 'schedule']}
      />
      <Button x={20} y={124} main>
        {label('filter')}
      </Button>
      <Panel x={20} y={160} width={214} height={150} />
      <rect x={26} y={166} width={202} height={34} rx={6} fill={c('accent-soft')} />
      {quick.map((key, index) => (
        <Text
          key={key}
          x={36}
          y={188 + index * 34}
          size={14}
          bold={index === 0}
          colour={index === 0 ? 'accent' : 'text'}
          max={190}
        >
          {label(key)}
        </Text>
      ))}
      <Pointer x={172} y={186} />
      <Table
        x={256}
        y={124}
        columns={[
          {head: label('title'), width: 204},
          {head: label('owner'), width: 120},
        ]}
        selected={1}
        rows={owners.map(([id, owner]) => [
          (x: number, y: number) => (
            <>
              <Text x={x} y={y + 21} size={14}>
                {id}
              </Text>
              <Skeleton x={x + 78} y={y + 20} width={100} />
            </>
          ),
          owner,
        ])}
      />
    </Window>
  );
}

/** The items of Tom in the sample project, with the details of one: shown, or being saved. */
export function FilteredItems({
  progress,
  saving = false,
}: {
  progress: number;
  saving?: boolean;
}): ReactNode {
  const {c, label} = usePen();
  return (
    <Window height={FRAME_HEIGHT} module="projects">
      <ProjectHead x={20} y={74} open="items" tabs={['overview', 'items', 'charter']} />
      <Button x={20} y={124}>
        {label('filter')}
      </Button>
      <Badge x={124} y={127} tone="accent">
        {label('my-items')}
      </Badge>
      <LateAction progress={progress} saving={saving} />
      <path d={`M376 44.5V${FRAME_HEIGHT - 4.5}`} stroke={c('border')} />
      <ActionDetails x={392} progress={progress} saving={saving} />
      {saving ? <Pointer x={548} y={311} /> : <Pointer x={292} y={213} />}
    </Window>
  );
}

/** The row of the late action, wide open: framed until its progress is being saved. */
function LateAction({progress, saving}: {progress: number; saving: boolean}) {
  const {c, label, say} = usePen();
  return (
    <>
      <rect
        x={21}
        y={171}
        width={338}
        height={110}
        rx={8}
        fill={c('accent-soft')}
        stroke={c(saving ? 'border' : 'accent')}
        strokeWidth={2}
      />
      <Text x={36} y={198} size={14}>
        {ACTION}
      </Text>
      <Badge x={242} y={182} width={106} tone="danger">
        {label('overdue')}
      </Badge>
      <Text x={36} y={224} bold max={248}>
        {say({en: 'Install test bench', fr: 'Installer le banc d’essai'})}
      </Text>
      <Text x={36} y={258} size={14}>
        {say({en: '30 May 2025', fr: '30 mai 2025'})}
      </Text>
      <Progress x={210} y={249} width={84} percent={progress} />
      <Text x={348} y={258} bold anchor="end">
        {say(percentage(progress))}
      </Text>
    </>
  );
}

function ActionDetails({x, progress, saving}: {x: number; progress: number; saving: boolean}) {
  const {c, label, say} = usePen();
  return (
    <>
      <Text x={x} y={74} bold>
        {label('details')}
      </Text>
      <Text x={x + 188} y={74} size={14} colour="text-muted" anchor="end">
        {ACTION}
      </Text>
      <Field x={x} y={92} width={188} label={label('status')} value={label('in-progress')} select />
      <Field
        x={x}
        y={156}
        width={188}
        label={label('due-date')}
        value={say({en: '30 May 2025', fr: '30 mai 2025'})}
      />
      <Field x={x} y={220} width={188} label={label('progress')} value={String(progress)} />
      {saving && (
        <rect
          x={x}
          y={240}
          width={188}
          height={31}
          rx={6}
          fill="none"
          stroke={c('accent')}
          strokeWidth={2.5}
        />
      )}
      <Button x={x} y={290} width={188} main={saving}>
        {label('save')}
      </Button>
    </>
  );
}
