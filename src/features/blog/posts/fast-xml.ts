import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type ParseXml, XmlFault, type XmlNode } from '../read/xml.ts';

const parser = new XMLParser({
  preserveOrder: true, // one shape for one item, many items, and markup inside a title
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false, // a post titled '2024' keeps its name
  parseAttributeValue: false,
  trimValues: false, // bodies stay as they are, to the byte
  htmlEntities: true,
  // A long feed may have many thousands of entities. Their expansion is limited here, and the document's size by the loader.
  processEntities: {
    enabled: true,
    maxTotalExpansions: 100_000_000,
    maxExpandedLength: 50_000_000,
    maxEntityCount: 1000,
  },
});

/** Parses a feed's XML at build. Throws an XmlFault that says where it breaks and how. */
export const fastXml: ParseXml = (xml) => {
  const fault = faultIn(xml);
  if (fault) throw fault;
  return parser.parse(xml) as XmlNode[];
};

function faultIn(xml: string): XmlFault | undefined {
  const result = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (result === true) return undefined;
  const { code, line, msg } = result.err;
  // A bare `&` loses nothing. Escape it to find any other error.
  if (code === 'InvalidChar' && msg.includes("'&'")) {
    const escaped = xml.replace(/&(?!#?\w+;)/g, '&amp;');
    return escaped === xml ? undefined : faultIn(escaped);
  }
  return new XmlFault(msg, line);
}
