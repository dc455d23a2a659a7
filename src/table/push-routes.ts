import * as v from 'valibot';
import { LANGUAGES } from '#core/words';

/** GET /api/push: the server's public key, or null where there is no push. */
export const PushKey = v.strictObject({ key: v.nullable(v.string()) });
const PushEndpoint = v.pipe(v.string(), v.url(), v.maxLength(1000));
/** DELETE /api/me/push: the browser that is not to be told any more; without a body, none of mine is. */
export const PushEnd = v.strictObject({ endpoint: PushEndpoint });
/** PUT /api/me/push */
export const PushSubscription = v.strictObject({
  endpoint: PushEndpoint,
  /** 65 and 16 bytes, as every browser makes them. */
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
  }),
  /** In which a notice tells what was played. */
  language: v.optional(v.picklist(LANGUAGES)),
});
