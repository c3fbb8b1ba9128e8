import { SyntaxValidator, type ValidationError } from 'fast-xml-validator';

/**
 * Where XML breaks (1-based line) and how, or undefined where it is well-formed. At build alone: a browser has no use for
 * the validator's 42 KB, a feed that the build has read is well-formed.
 */
export function validateXml(xml: string): { line: number; problem: string } | undefined {
  try {
    SyntaxValidator.validate(xml, { allowBooleanAttributes: true });
    return undefined;
  } catch (error) {
    const { code, line, message } = error as Error & ValidationError['err'];
    // A bare `&` is a slip that loses nothing; what else is wrong shows once it is mended.
    if (code === 'InvalidChar' && message.includes("'&'")) {
      const mended = xml.replace(/&(?!#?\w+;)/g, '&amp;');
      return mended === xml ? undefined : validateXml(mended);
    }
    return { line, problem: message.replace(/\.$/, '') };
  }
}
