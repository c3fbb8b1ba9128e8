import { ContentError } from '../lib/validation.ts';
import { durationBeforeNoun, figureText } from '../lib/format.ts';
import { content } from './content.ts';

const { list } = content.claims;

type Claim = (typeof list)[number];
type ProvenClaim = Claim & { readonly evidence: NonNullable<Claim['evidence']> };

/** The claims with evidence. The others aren't shown as a record. */
const proven = list.filter((claim): claim is ProvenClaim => claim.evidence !== undefined);

/** Every figure of the site, each once. */
export const record = proven.filter(({ repeats }) => !repeats);

/** Returns the claims of these names, except those without evidence. */
export function claims(names: readonly string[]): ProvenClaim[] {
  return names.flatMap((name) => {
    if (!list.some(({ id }) => id === name))
      throw new ContentError([`src/content/claims.json has no claim “${name}”.`]);
    return proven.filter(({ id }) => id === name);
  });
}

/** Writes a claim's figure: '427%', 'Over $100M', '90-day'. */
export function claimFigure({ figure, prefix, adjective }: Claim): string {
  const written = adjective && 'days' in figure ? durationBeforeNoun(figure) : figureText(figure);
  return prefix ? `${prefix} ${written}` : written;
}

/** Returns the source line below a large figure: whose it is, and its period. */
export function sourceLine({ evidence: { subject, period } }: ProvenClaim): string {
  return `${subject}, ${period}`;
}
