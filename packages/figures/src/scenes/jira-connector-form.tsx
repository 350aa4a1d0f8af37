import {defineFigure} from '../figure';
import {Badge, Button, Divider, Field, Fields, label, Text, Window} from '../kit';
import {Card} from '../parts/api';
import {Tick} from '../parts/core-lift';
import {jira, words} from '../parts/lift-tutorials-jira';

const HEIGHT = 424;
const LEFT = 28;
const WIDE = 544;
const result = {x: LEFT, y: 306, width: WIDE, height: 44};

export default defineFigure({height: HEIGHT, draw: JiraConnectorForm});

function JiraConnectorForm() {
  return (
    <Window height={HEIGHT} module="lift">
      <Text x={LEFT} y={76} size={17} bold max={300} text={label('new-connector')} />
      <Badge x={LEFT + WIDE} end y={58} tone="accent" text={jira.provider} />
      <Field x={LEFT} y={96} width={WIDE} label={words.siteUrl} value={jira.site} />
      <Fields
        x={LEFT}
        y={162}
        width={WIDE}
        gap={16}
        fields={[
          {label: words.accountEmail, value: jira.account},
          {label: words.apiToken, value: '••••••••••••••••'},
        ]}
      />
      <Field x={LEFT} y={228} width={WIDE} label="JQL" value={jira.query} />
      <Result />
      <Divider y={HEIGHT - 51.5} />
      <Button x={LEFT} y={HEIGHT - 42} main text={label('test-connection')} />
      <Button x={LEFT + WIDE} y={HEIGHT - 42} end text={label('save')} />
    </Window>
  );
}

function Result() {
  const base = result.y + 27;
  return (
    <>
      <Card {...result} fill="success-soft" stroke="success" />
      <Tick x={result.x + 24} y={base - 5} colour="success" />
      <Text x={result.x + 42} y={base} bold colour="success" max={190} text={words.succeeded} />
      <Text x={result.x + WIDE - 16} y={base} end max={300} text={words.firstPage} />
    </>
  );
}
