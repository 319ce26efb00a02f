/**
 * The studio's lamps as every surface sees them, in metres around the turntable: an overhead softbox, a bank behind the camera, a cool and a warm
 * wall left and right, the light bar behind the car, and the floor that throws some of it back.
 */
export const LIGHT = `
uniform vec3 uEye,uGlow;uniform float uKey,uBar,uLamps,uReach;uniform vec2 uSweep;
float rect(vec2 p,vec2 c,vec2 h,float s){vec2 d=abs(p-c)-h;return smoothstep(s,-s,d.x)*smoothstep(s,-s,d.y);}
float pool(vec2 q){return exp(-dot(q*vec2(.30,.42),q*vec2(.30,.42)));}
const vec2 BAR=vec2(1.76,-2.4);
vec3 studio(vec3 p,vec3 d,float rough){
float s=.03+rough*1.6;
vec3 c=mix(vec3(.010,.011,.014),vec3(.030,.033,.042),smoothstep(0.,.9,d.y))*uKey;
if(d.y>.01){
vec2 q=p.xz+d.xz*(3.3-p.y)/d.y;
float wide=smoothstep(3.6+s,1.4-s,abs(q.x)),deep=smoothstep(-2.1-s,.5,q.y)*smoothstep(.80+s,.74-s,q.y);
c+=uKey*vec3(5.4,5.35,5.25)*wide*deep;
c+=uSweep.y*vec3(7.,7.2,7.6)*rect(q,vec2(uSweep.x,0.),vec2(.22,3.2),.12+s);
}
if(d.z>.02){
vec2 q=p.xy+d.xy*(6.-p.z)/d.z;
float up=smoothstep(1.35-s,1.55+s*2.,q.y)*mix(1.,.25,smoothstep(1.5,4.2,q.y))*smoothstep(4.5+s,4.1-s,q.y);
c+=uKey*vec3(3.1,3.2,3.35)*up*smoothstep(5.2+s,1.6-s,abs(q.x+.9));
}
if(d.z<-.02){
vec2 q=p.xy+d.xy*(BAR.y-p.z)/d.z;
float far=max(abs(q.x)-uReach*uBar,0.);float e=length(vec2(far,q.y-BAR.x));
c+=uBar*mix(vec3(1.),sqrt(uGlow),.2)*6.*smoothstep(.05+s,.02,e)/(1.+14.*rough);
c+=uBar*mix(vec3(1.),sqrt(uGlow),.7)*.10*exp(-e*e*3.);
}
float side=abs(d.x);
if(side>.05){
vec2 q=p.zy+d.zy*((d.x>0.?5.:-5.)-p.x)/d.x;
vec3 tint=d.x>0.?vec3(1.,.60,.36)*2.2:vec3(.46,.64,1.)*2.4;
c+=uKey*tint*rect(q,vec2(-.6,1.7),vec2(.9,1.1),.25+s);
}
if(d.y<0.){
vec2 q=p.xz+d.xz*(p.y/max(-d.y,.02));
vec3 ground=uKey*vec3(.060,.062,.072)*pool(q)+uBar*uGlow*.03*exp(-pow((q.y+1.6)*.8,2.));
c=mix(c,ground,smoothstep(.0,-.10-rough*.4,d.y));
}
return c;
}
vec3 film(vec3 c){c*=.92;c=c*(2.51*c+.03)/(c*(2.43*c+.59)+.14);return pow(clamp(c,0.,1.),vec3(1./2.2));}
float grain(vec2 p){return fract(52.9829189*fract(dot(p,vec2(.06711056,.00583715))))-.5;}
`;

export const PART_VERTEX = `#version 300 es
layout(location=0)in vec3 aPosition;layout(location=1)in vec3 aNormal;layout(location=2)in vec3 aMarks;
uniform mat4 uView,uModel;uniform float uFlip;centroid out vec3 vWorld,vObject,vNormal,vObjectNormal,vMarks;
void main(){vec4 w=uModel*vec4(aPosition,1.);vWorld=w.xyz;vObject=aPosition;vObjectNormal=aNormal;vNormal=mat3(uModel)*aNormal;vMarks=aMarks;
gl_Position=uView*vec4(w.x,w.y*uFlip,w.z,1.);}`;
