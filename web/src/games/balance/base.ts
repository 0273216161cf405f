/** The game whose edition this is: it has the words of both. */
export default 'cerebria';
