import type {ReactNode} from 'react';
import {defineFigure} from '../figure';
import {
  Button,
  Field,
  Panel,
  Skeleton,
  Switch,
  Tabs,
  Text,
  usePen,
  widthFor,
  Window,
  type Words,
} from '../kit';
import {tabsFor} from '../parts/admin';

export default defineFigure({height: 404, draw: () => <AccountSecurity />});

const CONTROLS = 222;

function Block({
  y,
  height,
  title,
  children,
}: {
  y: number;
  height: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <Panel x={20} y={y} width={560} height={height}>
      <Text x={36} y={y + 30} bold max={170} wrapped>
        {title}
      </Text>
      {children}
    </Panel>
  );
}

function RightButton({y, main, children}: {y: number; main?: boolean; children: string}) {
  return (
    <Button x={564 - widthFor(children)} y={y} main={main}>
      {children}
    </Button>
  );
}

/** Five and five: the ten recovery codes, unreadable. */
function Codes({x, y}: {x: number; y: number}) {
  return Array.from({length: 10}, (_, index) => (
    <Skeleton key={index} x={x + (index % 5) * 38} y={y + Math.floor(index / 5) * 16} width={30} />
  ));
}

/** A computer and what says where and when it signed in. */
function Session({x, y, width}: {x: number; y: number; width: number}) {
  const {c} = usePen();
  return (
    <>
      <path
        d={`M${x + 3} ${y}h14v10H${x + 3}zM${x} ${y + 13}h20`}
        fill="none"
        stroke={c('text-muted')}
        strokeWidth={1.75}
      />
      <Skeleton x={x + 32} y={y + 11} width={width} />
    </>
  );
}

const words = {
  newPassword: {en: 'New password', fr: 'Nouveau mot de passe'},
  on: {en: 'On', fr: 'Activée'},
  sessions: {en: 'Sessions', fr: 'Sessions'},
} satisfies Record<string, Words>;

function AccountSecurity() {
  const {label, say} = usePen();
  const tabs = [label('profile'), label('preferences'), label('security'), label('access-tokens')];
  return (
    <Window height={404} module="my-account">
      <Tabs x={20} y={70} items={tabsFor(tabs)} open={label('security')} />
      <Block y={94} height={86} title={label('password')}>
        <Field
          x={CONTROLS}
          y={108}
          width={200}
          label={say(words.newPassword)}
          value="••••••••••••"
        />
        <RightButton y={129} main>
          {label('save')}
        </RightButton>
      </Block>
      <Block y={192} height={106} title={label('two-step-verification')}>
        <Switch x={CONTROLS} y={207} on />
        <Text x={CONTROLS + 52} y={223} max={120}>
          {say(words.on)}
        </Text>
        <Text x={CONTROLS} y={262} size={14} colour="text-muted" max={140}>
          {label('recovery-codes')}
        </Text>
        <Codes x={CONTROLS + 152} y={258} />
      </Block>
      <Block y={310} height={74} title={say(words.sessions)}>
        <Session x={CONTROLS} y={328} width={72} />
        <Session x={CONTROLS} y={354} width={52} />
        <RightButton y={332}>{label('sign-out-everywhere')}</RightButton>
      </Block>
    </Window>
  );
}
