import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {locales} from '../../support/contract';
import {openEach} from '../../support/engines/openEach';
import {test} from '../../support/engines/reader';

for (const locale of locales) {
  test(`each kind of page in ${locale} loads without errors`, ({reader}) =>
    openEach(
      reader,
      pageKinds.map((kind) => kindAddress(kind, locale)),
    ));
}
