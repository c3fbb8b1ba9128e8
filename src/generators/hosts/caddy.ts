import { FEED, HASHED_FOLDERS, headersOf, OWN_FILES, TEXT_TYPES, TYPES, withCharset } from './headers.ts';
import type { HeaderRule } from './headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** A Caddyfile, complete. On port 80 it names the host alone, and Caddy brings HTTPS by itself. */
export function caddy({ base, host, root, port, precompressed }: HostedSite): string {
  const hashed = HASHED_FOLDERS.map((folder) => `${base}${folder}/*`).join(' ');
  return `${port === 80 ? host : `:${port}`} {
	root * ${root}
	encode {
		zstd
		gzip
		match {
${[...new Set(TEXT_TYPES)].map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}
${headersOf('all').map(set('')).join('\n')}
	@hashed {
		path ${hashed}
		file
	}
	@fresh not {
		path ${hashed}
		file
	}
	@own path */ ${OWN_FILES.map((end) => `*.${end}`).join(' ')}
${headersOf('hashed').map(set('@hashed ')).join('\n')}
${headersOf('not-hashed').map(set('@fresh ')).join('\n')}
${headersOf('own').map(set('@own ')).join('\n')}
${Object.entries(TYPES)
  .map(([end, type]) => `	@${end} path *.${end}\n	header @${end} Content-Type "${withCharset(type)}"`)
  .join('\n')}
	header ${base}${FEED.path} Content-Type "${withCharset(FEED.type)}"
	try_files {path} {path}/index.html
	file_server${precompressed ? ' {\n\t\tprecompressed br gzip\n\t}' : ''}
	handle_errors {
		@missing expression \`{err.status_code} == 404\`
		rewrite @missing ${base}404.html
		header @missing Content-Type "${withCharset('text/html')}"
		file_server @missing
	}
}
`;
}

const set =
  (matcher: string) =>
  ({ name, value }: HeaderRule) =>
    `	header ${matcher}${name} "${value}"`;
