import { expect, it } from 'vitest';
import { inlineDigests } from './inline-digests.ts';

it('names each script and style that stands in a page by its digest, and none that is loaded', () => {
  const page =
    '<style>a{}</style><script>1</script><script src="/a.js"></script><script type="module" src="/b.js"></script>';
  expect(inlineDigests(page)).toEqual({
    script: ["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"],
    style: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  });
});
