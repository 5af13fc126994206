import { type ComponentChildren, isValidElement } from 'preact';

/** The drawing as text: pieces are plain functions, no page is needed. */
export const drawn = (node: ComponentChildren): string => {
  if (Array.isArray(node)) return node.map(drawn).join('');
  if (!isValidElement(node)) return node === null || node === undefined || typeof node === 'boolean' ? '' : String(node);
  if (typeof node.type === 'function') return drawn(Reflect.apply(node.type, undefined, [node.props]));
  const attributes = Object.entries(node.props).filter(([key, value]) => key !== 'children' && value !== undefined);
  const said = attributes.map(([key, value]) => ` ${key}="${String(value)}"`).join('');
  return `<${node.type}${said}>${drawn(node.props.children)}</${node.type}>`;
};
