import { FEED, HASHED_FOLDERS, headersOf, OWN_FILES, TEXT_TYPES, TYPES, withCharset } from './headers.ts';
import type { HeaderRule } from './headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** A configuration for lighttpd, complete. Its cache module says no `immutable`, but says nothing of files that are missing. */
export function lighttpd({ base, root, port }: HostedSite): string {
  const hashed = HASHED_FOLDERS.map((folder) => `${base}${folder}/`);
  const own = `(/|\\.(${OWN_FILES.join('|')}))$`;
  return `server.modules = ("mod_expire", "mod_setenv", "mod_deflate")
server.port = ${port}
server.document-root = "${root}"
server.errorfile-prefix = "${root}${base}"
index-file.names = ("index.html")
mimetype.assign = (
${Object.entries(TYPES)
  .map(([end, type]) => `  ".${end}" => "${withCharset(type)}",`)
  .join('\n')}
)
$HTTP["url"] == "${base}${FEED.path}" {
  mimetype.assign = ("" => "${withCharset(FEED.type)}")
}
deflate.mimetypes = (${TEXT_TYPES.map((type) => `"${type}"`).join(', ')})
deflate.allowed-encodings = ("brotli", "gzip")
expire.url = (${hashed.map((folder) => `"${folder}" => "access plus 365 days"`).join(', ')})
var.all = (
${list(headersOf('all'))}
)
var.fresh = (
${list(headersOf('not-hashed'))}
)
var.own = (
${list(headersOf('own'))}
)
$HTTP["url"] =~ "^(${hashed.join('|')}).*${own}" {
  setenv.set-response-header = all + own
} else $HTTP["url"] =~ "^(${hashed.join('|')})" {
  setenv.set-response-header = all
} else $HTTP["url"] =~ "${own}" {
  setenv.set-response-header = all + own + fresh
} else $HTTP["url"] =~ "" {
  setenv.set-response-header = all + fresh
}
`;
}

function list(rules: readonly HeaderRule[]): string {
  return rules.map(({ name, value }) => `  "${name}" => "${value}",`).join('\n');
}
