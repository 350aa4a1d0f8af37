import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {locales} from '../../support/contract';
import {test} from '../../support/engines/reader';
import {enableSaveData} from '../../support/engines/site';

for (const locale of locales) {
  test(`each kind of page in ${locale} loads without errors`, async ({reader}) => {
    reader.site.initScripts.push(enableSaveData);
    for (const kind of pageKinds) {
      await reader.open(kindAddress(kind, locale));
    }
  });
}
