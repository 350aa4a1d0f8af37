/** The progress bar of a slow page change. Decorative: upstream's template has an invalid ARIA role (`role="bar"`). */
import {configure} from 'nprogress';

configure({
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});
